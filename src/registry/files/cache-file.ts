import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where a check keeps what the next one need not do again, and the version of the program that may use it. */
export type Cache = { readonly file: string; readonly key: string }

/** Another one of the same check. */
export const beside = ({ file, key }: Cache, what: string): Cache => ({ file: `${file}.${what}`, key })

/** What a cache keeps is of use only to the program that wrote it. */
type Keyed = { readonly key: string }

/** What `open` makes of what was kept with this key; undefined if there is nothing, or it is damaged. */
export function readCache<Stored extends Keyed, Kept>(
  { file, key }: Cache,
  open: (stored: Stored) => Kept,
): Kept | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return stored.key === key ? open(stored) : undefined
  } catch {
    return undefined
  }
}

/** Failing to write a cache is no error: the next check only takes longer. */
export function writeCache<Stored extends Keyed>({ file, key }: Cache, kept: Omit<Stored, 'key'>): void {
  const draft = `${file}.${process.pid}.tmp`
  attempt(() => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, JSON.stringify({ key, ...kept }))
    renameSync(draft, file)
  }) || attempt(() => rmSync(draft, { force: true }))
}

function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
