import { existsSync, lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import path from 'node:path'
import { isPictureFile } from './picture-files.ts'

/** A file of the registry that has not been read yet. */
export type FoundFile = {
  /** The path to display. */
  readonly file: string
  /** Its path below the records folder. */
  readonly record: string
  /** The path for opening it. */
  readonly path: string
  /** For a symbolic link: the folder that must contain its target. */
  readonly linkRoot?: string
  /** A pipe, socket or device: opening it could block forever. */
  readonly isSpecial?: boolean
}

/** The files of a registry, and the folders in which they were looked for. */
export type Listing = { readonly files: readonly FoundFile[]; readonly folders: readonly string[] }

/**
 * The files of one or more records folders, where later folders override earlier ones file by file, and the texts.
 * A folder may contain its own texts in locales/; otherwise the project's are used.
 */
export function lookThrough(pagesDirs: readonly string[], localesDir: string): Listing {
  const roots = pagesDirs.flatMap((folder) => withBase(folder))
  const listings = [
    ...(haveTexts(roots) ? [] : [listFolder(localesDir, texts)]),
    ...roots.map((folder) => listFolder(folder)),
  ]
  const files = listings.flatMap((listing) => listing.files)
  return {
    files: roots.length === 1 ? files : [...new Map(files.map((found) => [found.record, found])).values()],
    folders: listings.flatMap((listing) => listing.folders),
  }
}

export const listRegistry = (pagesDirs: readonly string[], localesDir: string): readonly FoundFile[] =>
  lookThrough(pagesDirs, localesDir).files

const texts = 'locales/'

const haveTexts = (folders: readonly string[]) => folders.some((folder) => existsSync(path.join(folder, texts)))

/** The path of each record's file, as they are listed, where each can only be in one place. */
export function pathsOf(
  records: readonly string[],
  pagesDirs: readonly string[],
  localesDir: string,
): string[] | undefined {
  const [root, ...others] = pagesDirs.flatMap((folder) => withBase(folder))
  if (root === undefined || others.length > 0) return undefined
  const areApart = !haveTexts([root])
  return records.map((record) =>
    areApart && record.startsWith(texts) ? `${localesDir}/${record.slice(texts.length)}` : `${root}/${record}`,
  )
}

/** Where a file of the registry may be; it must not leave the root folder. */
export type RecordPlace = { readonly root: string; readonly path: string }

/** Where to look for a record, topmost folder first; records are written to the first place. */
export const placesOfRecord = (record: string, pagesDirs: readonly string[], localesDir: string): RecordPlace[] =>
  placesIn(pagesDirs, localesDir)(record)

function placesIn(pagesDirs: readonly string[], localesDir: string): (record: string) => RecordPlace[] {
  const folders = foldersOf(pagesDirs)
  const areApart = !haveTexts(folders)
  return (record) =>
    areApart && record.startsWith(texts)
      ? [{ root: localesDir, path: path.join(localesDir, record.slice(texts.length)) }]
      : folders.map((root) => ({ root, path: path.join(root, record) }))
}

/** A record's file as it is listed; undefined if there is none. */
export const findRecordFile = (record: string, pagesDirs: readonly string[], localesDir: string) =>
  recordFinder(pagesDirs, localesDir)(record)

/** The same for many records, while no folder comes or goes. */
export function recordFinder(
  pagesDirs: readonly string[],
  localesDir: string,
): (record: string) => FoundFile | undefined {
  const placesOf = placesIn(pagesDirs, localesDir)
  return (record) => {
    for (const { root, path: file } of placesOf(record)) {
      const entry = lstatSync(file, { throwIfNoEntry: false })
      if (entry) return foundAs(entry, { file: displayName(file), record, path: file }, root)
    }
    return undefined
  }
}

/** The record that a file is, by its path; undefined for what is no record, and for one that another file overrides. */
export function recordOfFile(file: string, pagesDirs: readonly string[], localesDir: string): string | undefined {
  if (!file.endsWith('.json')) return undefined
  const inTexts = within(localesDir, file)
  const below = inTexts === undefined ? foldersOf(pagesDirs).map((folder) => within(folder, file)) : [texts + inTexts]
  const record = below.find((name) => name !== undefined)
  if (record === undefined) return undefined
  const found = placesOfRecord(record, pagesDirs, localesDir).find((place) => existsSync(place.path))
  return found && path.resolve(found.path) !== path.resolve(file) ? undefined : record
}

function within(folder: string, file: string): string | undefined {
  const below = path.relative(folder, file).replaceAll(path.sep, '/')
  return below.startsWith('../') || path.isAbsolute(below) ? undefined : below
}

/** The folders in which records and pictures are looked for, topmost first. */
export const foldersOf = (pagesDirs: readonly string[]): string[] =>
  pagesDirs.flatMap((folder) => withBase(folder)).toReversed()

/** The folder after its base folders: a `.base` file, in it or in its parent, contains the path of the next one. */
function withBase(folder: string, above: readonly string[] = []): string[] {
  const note = ['.base', '../.base'].map((place) => path.join(folder, place)).find((file) => existsSync(file))
  if (note === undefined) return [folder]
  const named = readFileSync(note, 'utf8').trim()
  const base = path.isAbsolute(named) ? named : path.join(path.dirname(note), named)
  if (!existsSync(base))
    throw Object.assign(new Error(`${note} refers to "${named}", which does not exist.`), { code: 'ENOENT' })
  return above.includes(base) ? [folder] : [...withBase(base, [...above, folder]), folder]
}

/** Files and folders that are not the registry's, such as drafts of editors. */
export const isIgnored = (name: string): boolean => name.startsWith('.') || name.endsWith('.md')

function listFolder(folder: string, prefix = ''): Listing {
  const shown = displayName(folder)
  const files: FoundFile[] = []
  const folders: string[] = []
  const walk = (below: string) => {
    folders.push(path.join(folder, below))
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      if (isIgnored(entry.name)) continue
      const name = below + entry.name
      if (isPictureFile(name)) continue
      const place = { file: `${shown}/${name}`, record: prefix + name, path: `${folder}/${name}` }
      if (entry.isDirectory()) walk(`${name}/`)
      else files.push(foundAs(entry, place, folder))
    }
  }
  walk('')
  return { files, folders }
}

function foundAs(entry: Pick<Stats, 'isFile' | 'isSymbolicLink'>, place: FoundFile, linkRoot: string): FoundFile {
  if (entry.isFile()) return place
  return entry.isSymbolicLink() ? { ...place, linkRoot } : { ...place, isSpecial: true }
}

/** The path relative to the current folder, or absolute if it is outside. */
function displayName(file: string): string {
  const relative = path.relative(process.cwd(), file)
  return (relative.startsWith('..') ? path.resolve(file) : relative).replaceAll(path.sep, '/')
}
