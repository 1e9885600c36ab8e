import { createHash } from 'node:crypto'
import path from 'node:path'
import { digestOf, projectRoot } from '../codegen/digest.ts'

const folder = 'node_modules/.cache/powerplay'

/** Where the check keeps what it knows of these folders; another program or another schema makes it worthless. */
export function checkCache(pages: readonly string[], locales: string): { file: string; key: string } {
  const places = [...pages, locales].map((place) => path.resolve(place)).join('\n')
  const name = createHash('sha256').update(places).digest('hex').slice(0, 16)
  const key = digestOf('src/contract', 'src/registry', 'src/rules')
  return { file: path.join(projectRoot, folder, `check-${name}.json`), key }
}
