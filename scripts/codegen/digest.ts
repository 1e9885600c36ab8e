import { createHash, hash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const projectRoot = path.resolve(import.meta.dirname, '../..')

/** What was asked before, in a process that keeps it. */
let kept: Map<string, string> | undefined

/** For a process that ends when the program changes: from now on `digestOf` looks once at the same places. */
export function keepDigests(): void {
  kept ??= new Map()
}

/** Changes whenever a file in one of these places is changed, added or deleted. */
export function digestOf(...places: string[]): string {
  const name = places.join()
  const digest = kept?.get(name) ?? digestNow(...places)
  kept?.set(name, digest)
  return digest
}

/** The same as of this moment. */
export function digestNow(...places: string[]): string {
  const whole = createHash('sha256')
  for (const file of places.flatMap(filesAt)) whole.update(file).update(contentDigest(file))
  return whole.digest('hex')
}

const filesAt = (place: string): string[] => (path.extname(place) === '' ? filesBelow(place).sort() : [place])

function filesBelow(place: string): string[] {
  return readdirSync(path.join(projectRoot, place), { withFileTypes: true }).flatMap((entry) => {
    const name = `${place}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(name)
    return entry.isFile() ? [name] : []
  })
}

type Known = { readonly stamp: string; readonly digest: string }

/** A process reads a file once, and again when it has changed. */
const known = new Map<string, Known>()

/** A file that was written this recently may be written again within the resolution of its timestamps. */
const racyMilliseconds = 2000

/** Changes with the content of a file. */
export function contentDigest(name: string): string {
  const file = path.join(projectRoot, name)
  const { ino, size, mtimeMs, ctimeMs } = lstatSync(file)
  const stamp = [ino, size, mtimeMs, ctimeMs].join()
  const former = known.get(file)
  if (former?.stamp === stamp) return former.digest
  const digest = hash('sha256', readFileSync(file))
  if (mtimeMs < Date.now() - racyMilliseconds) known.set(file, { stamp, digest })
  return digest
}
