import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { isRecordName } from '../../contract/index.ts'
import { foldersOf, placesOfRecord, type RecordPlace } from '../../registry/files/list-files.ts'
import { pictureFileOf, readPictureIn } from '../../registry/files/picture-files.ts'
import { readSource } from '../../registry/files/read-source.ts'
import { callError } from '../errors.ts'
import { revisionOfText } from './revision.ts'

export type RecordFile = {
  readonly path: string
  readonly text: string
  readonly revision: string
  readonly changedAt: number
}

/** The record files, by record name. */
export type RecordFiles = {
  /** The record as the compiler would read it now. */
  readonly read: (record: string) => RecordFile | undefined
  /** Where publishing writes the record. */
  readonly placeToWrite: (record: string) => RecordPlace
  /** The file of a picture, if it is there. */
  readonly readPicture: (content: string) => Buffer | undefined
  readonly pictureToWrite: (content: string) => RecordPlace
  /** The records of a folder. */
  readonly list: (folder: string) => string[]
}

export function createRecordFiles(pagesDir: string, localesDir: string): RecordFiles {
  const placesOf = (record: string) => {
    if (!isRecordName(record)) throw callError('invalid-input', { location: 'record', message: notAName(record) })
    return placesOfRecord(record, [pagesDir], localesDir)
  }
  return {
    read(record) {
      const place = placesOf(record).find((one) => existsSync(one.path))
      return place && readFile(record, place)
    },
    placeToWrite(record) {
      const [place] = placesOf(record)
      if (!place) throw new Error(`No folder is configured for ${record}.`)
      return place
    },
    readPicture: (content) => readPictureIn(foldersOf([pagesDir]), content),
    pictureToWrite(content) {
      const [root = pagesDir] = foldersOf([pagesDir])
      return { root, path: path.join(root, pictureFileOf(content)) }
    },
    list(folder) {
      const places = foldersOf([pagesDir]).map((root) => path.join(root, folder))
      const names = places.filter((place) => existsSync(place)).flatMap((place) => readdirSync(place))
      return [...new Set(names)].map((name) => `${folder}/${name}`).filter(isRecordName)
    },
  }
}

const notAName = (record: string) => `${JSON.stringify(record.slice(0, 100))} is not a valid record name`

function readFile(record: string, { root, path: file }: RecordPlace): RecordFile {
  if (!realpathSync(file).startsWith(realpathSync(root) + path.sep)) throw unreadable(`${record} is outside its folder`)
  const source = readSource({ file: record, record, path: file, linkRoot: root })
  if ('problem' in source) throw unreadable(`${record}: ${source.problem.message}`)
  const { text } = source
  return { path: file, text, revision: revisionOfText(text), changedAt: Math.round(statSync(file).mtimeMs) }
}

const unreadable = (message: string) => callError('unreadable-record', { message })
