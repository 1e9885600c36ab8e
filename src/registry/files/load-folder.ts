import { constants, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { decode } from '../json/decode.ts'
import type { Source, SourceProblem } from '../source.ts'

const largestFile = 2 * 1024 * 1024

/** Every record of a folder, read as text. Files that cannot be read are sources too: with the reason. */
export function loadFolder(folder: string, prefix = ''): Source[] {
  const root = realpathSync(folder)
  const shown = displayName(folder)
  return walk(folder, '').map(({ name, isLink }) => {
    const file = path.join(folder, name)
    return { file: `${shown}/${name}`, record: prefix + name, ...readRecord(file, isLink ? root : undefined) }
  })
}

type Found = { readonly name: string; readonly isLink: boolean }

function walk(folder: string, below: string): Found[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = below + entry.name
      return entry.isDirectory() ? walk(folder, `${name}/`) : [{ name, isLink: entry.isSymbolicLink() }]
    })
}

/** A file's text; of a link only when it stays below the root. */
function readRecord(file: string, linkRoot: string | undefined): { text: string } | { problem: SourceProblem } {
  try {
    const real = linkRoot === undefined ? file : realpathSync(file)
    if (linkRoot !== undefined && !real.startsWith(linkRoot + path.sep)) {
      return problem('outside-folder', `The link leads to ${real}.`)
    }
    const { size, mode } = statSync(real)
    if ((mode & constants.S_IFMT) !== constants.S_IFREG) return problem('unexpected-file', 'This is not a file.')
    if (size > largestFile)
      return problem('file-too-large', `The file has ${size} bytes; a record has ${largestFile} at most.`)
    return decode(readFileSync(real))
  } catch (error) {
    return problem('unreadable-file', `The file cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

function problem(code: SourceProblem['code'], message: string): { problem: SourceProblem } {
  return { problem: { code, message } }
}

/** The path as somebody in the current folder would type it. */
function displayName(file: string): string {
  const relative = path.relative(process.cwd(), file)
  return (relative.startsWith('..') ? path.resolve(file) : relative).replaceAll(path.sep, '/')
}
