import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import type { Manifest } from '../../src/contract/index.ts'
import { listPages } from '../../src/routing/pages.ts'
import { buildRouteTable } from '../../src/routing/route-table.ts'

/** A JSON file of the build. */
export const builtFile = (name: string) => JSON.parse(readFileSync(path.join(inject('siteFolder'), name), 'utf8'))

export const manifest: Manifest = builtFile('manifest.json')

/** Every page that the build should contain. */
export const pages = listPages(manifest, buildRouteTable(manifest))
