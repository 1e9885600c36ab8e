import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const projectRoot = path.resolve(import.meta.dirname, '../..')

/** Changes whenever a file in one of these places is changed, added or deleted. */
export function digestOf(...places: string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesAt)) hash.update(file).update(readFileSync(path.join(projectRoot, file)))
  return hash.digest('hex')
}

function filesAt(place: string): string[] {
  if (path.extname(place) !== '') return [place]
  const entries = readdirSync(path.join(projectRoot, place), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name))).sort()
}
