import { createHash } from 'node:crypto'
import path from 'node:path'
import { digestOf, projectRoot } from '../codegen/digest.ts'

const folder = 'node_modules/.cache/powerplay-check'

/** The cache file of the check for these folders; changes of code, packages or schema invalidate it. */
export function checkCache(pages: readonly string[], locales: string): { file: string; key: string } {
  const places = [...pages, locales].map((place) => path.resolve(place)).join('\n')
  const name = createHash('sha256').update(places).digest('hex').slice(0, 16)
  const key = digestOf('src/contract', 'src/registry', 'src/rules', 'package-lock.json')
  return { file: path.join(projectRoot, folder, `check-${name}.json`), key }
}
