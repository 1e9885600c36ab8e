import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { loadRegistry } from '../../../src/registry/files/load-registry.ts'
import { compile } from '../../../src/registry/index.ts'
import { listPages, otherValue } from '../../../src/routing/pages.ts'
import { buildRouteTable } from '../../../src/routing/route-table.ts'
import type { Place } from '../scale/run-site.ts'

/** Addresses of pages that the build has left to whoever asks first, of landings all over the list. */
export function pagesNotBuilt({ PAGES_DIR, OUT_DIR }: Place, count: number): string[] {
  const { manifest } = compile(loadRegistry([PAGES_DIR], 'locales'))
  if (!manifest) throw new Error('The records have errors; run npm run check for details.')
  const pages = listPages(manifest, buildRouteTable(manifest)).filter(({ param }) => param !== otherValue)
  const left = pages
    .map(({ path: place }) => place)
    .filter((place) => !existsSync(path.join(OUT_DIR, place, 'index.html.br')))
  const step = Math.max(1, Math.floor(left.length / count))
  return left.filter((_, index) => index % step === 0).slice(0, count)
}

/** The bytes of a folder's files. */
export function diskUse(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}
