import type { Manifest } from '../contract/index.ts'
import { recordsOf } from '../rules/landing/records.ts'
import { findPage } from './pages.ts'
import { buildRouteTable } from './route-table.ts'

/** The manifest, indexed for deciding how a request is answered. */
export function indexedSite(manifest: Manifest) {
  const { site, markets } = manifest
  const records = recordsOf(manifest)
  const table = buildRouteTable(manifest)
  return {
    site,
    markets,
    records,
    landings: records.landings,
    redirects: new Map(manifest.redirects.map(({ from, to }) => [from, to])),
    findPage: (below: string) => findPage(table, below),
  }
}
