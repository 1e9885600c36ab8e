import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of the registry that has not been read yet. */
export type FoundFile = {
  /** How people call the file. */
  readonly file: string
  /** Its path below the records folder. */
  readonly record: string
  /** Where it can be opened. */
  readonly path: string
  /** For a link: the folder that it may not leave. */
  readonly linkRoot?: string
  /** A pipe, a socket, a device: opening it could wait for ever. */
  readonly isSpecial?: boolean
}

/**
 * The files of one or more records folders, each laid over the ones before it, file by file, and the texts beside them.
 * A folder may bring texts of its own in locales/; otherwise the project's are used.
 */
export function listRegistry(pagesDirs: readonly string[], localesDir: string): FoundFile[] {
  const folders = pagesDirs.flatMap((folder) => withBase(folder))
  const files = [
    ...(bringTexts(folders) ? [] : listFolder(localesDir, texts)),
    ...folders.flatMap((folder) => listFolder(folder)),
  ]
  return [...new Map(files.map((found) => [found.record, found])).values()]
}

const texts = 'locales/'

const bringTexts = (folders: readonly string[]) => folders.some((folder) => existsSync(path.join(folder, texts)))

/** Where a file of the registry may lie; the root is the folder that it may not leave. */
export type RecordPlace = { readonly root: string; readonly path: string }

/** Where a record is looked for, topmost folder first: that is also where it is written. */
export function placesOfRecord(record: string, pagesDirs: readonly string[], localesDir: string): RecordPlace[] {
  const folders = pagesDirs.flatMap((folder) => withBase(folder))
  if (record.startsWith(texts) && !bringTexts(folders)) {
    return [{ root: localesDir, path: path.join(localesDir, record.slice(texts.length)) }]
  }
  return folders.toReversed().map((root) => ({ root, path: path.join(root, record) }))
}

/** The folder, after those that it stands on: `.base`, in it or in the folder around it, names the next one. */
function withBase(folder: string, above: readonly string[] = []): string[] {
  const note = ['.base', '../.base'].map((place) => path.join(folder, place)).find((file) => existsSync(file))
  if (note === undefined) return [folder]
  const named = readFileSync(note, 'utf8').trim()
  const base = path.isAbsolute(named) ? named : path.join(path.dirname(note), named)
  if (!existsSync(base))
    throw Object.assign(new Error(`${note} names "${named}", which does not exist.`), { code: 'ENOENT' })
  return above.includes(base) ? [folder] : [...withBase(base, [...above, folder]), folder]
}

function listFolder(folder: string, prefix = ''): FoundFile[] {
  const shown = displayName(folder)
  const found: FoundFile[] = []
  const walk = (below: string) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name.endsWith('.md')) continue
      const name = below + entry.name
      const place = { file: `${shown}/${name}`, record: prefix + name, path: `${folder}/${name}` }
      if (entry.isDirectory()) walk(`${name}/`)
      else if (entry.isFile()) found.push(place)
      else found.push(entry.isSymbolicLink() ? { ...place, linkRoot: folder } : { ...place, isSpecial: true })
    }
  }
  walk('')
  return found
}

/** The path as somebody in the current folder would type it. */
function displayName(file: string): string {
  const relative = path.relative(process.cwd(), file)
  return (relative.startsWith('..') ? path.resolve(file) : relative).replaceAll(path.sep, '/')
}
