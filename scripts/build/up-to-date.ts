import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FoundFile } from '../../src/registry/files/list-files.ts'
import { areAllStamped, stampFiles } from '../../src/registry/files/stamps.ts'
import { writeOutput } from './write-output.ts'

const noteName = '.up-to-date'

/** Pages that the server makes are its own; the note is about the others. */
const notBuilt = new Set(['.made', noteName])

/** The state of all files that a build reads, and of whatever else it depends on; undefined while some have just been written. */
export function stateOf(files: readonly FoundFile[], others: unknown): string | undefined {
  const stamps = stampFiles(files)
  if (!areAllStamped(stamps)) return undefined
  const hash = createHash('sha256').update(JSON.stringify(others))
  for (const { record } of files) hash.update(`${record}\n`)
  return hash.update(stamps).digest('hex')
}

/** Whether a build of this state was complete, and none of its files was touched since. */
export function isUpToDate(out: string, state: string | undefined): boolean {
  const note = readNote(out)
  return state !== undefined && note !== undefined && note === noteOf(out, state)
}

export function noteUpToDate(out: string, state: string | undefined): void {
  if (state !== undefined) writeOutput(path.join(out, noteName), noteOf(out, state))
}

function readNote(out: string): string | undefined {
  try {
    return readFileSync(path.join(out, noteName), 'utf8')
  } catch {
    return undefined
  }
}

const noteOf = (out: string, state: string) => {
  const hash = createHash('sha256').update(state)
  for (const name of filesBelow(out)) {
    const { size, mtimeMs } = lstatSync(path.join(out, name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(out: string, folder = ''): string[] {
  const entries = readdirSync(path.join(out, folder), { withFileTypes: true }).filter(({ name }) => !notBuilt.has(name))
  return entries.flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(out, name) : [name]
  })
}
