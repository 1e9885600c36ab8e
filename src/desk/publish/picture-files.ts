import { rm } from 'node:fs/promises'
import { type Asset, recordKind } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import type { Change, Journal } from '../history/journal.ts'
import { findPicture, keepForever } from '../pictures/stored.ts'
import { jsonOrText } from '../records/json-or-text.ts'
import { writeWhole } from './write-files.ts'

// The file of a picture is beside its record, named after its content: it is there before the record is, and goes when
// no record names it any more.

/** Writes the files of the pictures that are published, and keeps them for the history. */
export async function placePictures(desk: Desk, { changes, staffId }: Journal): Promise<void> {
  for (const content of contentsIn(changes.map(({ record, after }) => ({ record, text: after })))) {
    const bytes = await findPicture(desk, content)
    await keepForever(desk.db, content, bytes, staffId)
    if (!desk.files.readPicture(content)) await writeWhole(desk.files.pictureToWrite(content), bytes)
  }
}

/** Removes the files of these changes that no record names; the history has kept them. */
export async function tidyPictures(desk: Desk, { changes, staffId }: Pick<Journal, 'changes' | 'staffId'>) {
  const candidates = new Set(contentsOf(changes))
  if (candidates.size === 0) return
  const assets = desk.files.list('assets').map((record) => ({ record, text: desk.files.read(record)?.text ?? '' }))
  const named = new Set(contentsIn(assets))
  for (const content of candidates) {
    const bytes = named.has(content) ? undefined : desk.files.readPicture(content)
    if (!bytes) continue
    await keepForever(desk.db, content, bytes, staffId)
    await rm(desk.files.pictureToWrite(content).path, { force: true })
  }
}

/** The files of pictures that these changes write or remove. */
export const filesOfPictures = ({ files }: Pick<Desk, 'files'>, changes: readonly Change[]): string[] =>
  contentsOf(changes).map((content) => files.pictureToWrite(content).path)

const contentsOf = (changes: readonly Change[]): string[] => [
  ...new Set(
    changes.flatMap(({ record, before, after }) => [
      ...contentsIn([{ record, text: before ?? '' }]),
      ...contentsIn([{ record, text: after }]),
    ]),
  ),
]

function contentsIn(records: readonly { readonly record: string; readonly text: string }[]): string[] {
  return records.flatMap(({ record, text }) => {
    const value = recordKind(record) === 'asset' ? jsonOrText(text) : undefined
    const content = typeof value === 'object' && value !== null ? (value as Partial<Asset>).content : undefined
    return typeof content === 'string' && isContent.test(content) ? [content] : []
  })
}

const isContent = /^[0-9a-f]{32}$/
