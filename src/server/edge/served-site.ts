import type { Manifest } from '../../contract/index.ts'
import { findPage } from '../../routing/pages.ts'
import { buildRouteTable } from '../../routing/route-table.ts'
import type { EdgeSite } from '../../rules/edge/edge-request.ts'

/** The manifest, indexed for the edge. */
export type ServedSite = Omit<EdgeSite, 'landings'> &
  Pick<Manifest, 'sections'> & {
    readonly landings: Landings
    readonly manifest: Manifest
  }

type Landings = ReadonlyMap<string, Manifest['landings'][number]>

const known = new WeakMap<Manifest, ServedSite>()

/** Cached per build. */
export function servedSite(manifest: Manifest): ServedSite {
  const made = known.get(manifest) ?? makeSite(manifest)
  known.set(manifest, made)
  return made
}

function makeSite(manifest: Manifest): ServedSite {
  const { site, markets, sections, landings } = manifest
  const table = buildRouteTable(manifest)
  return {
    site,
    markets,
    sections,
    manifest,
    landings: new Map(landings.map((landing) => [landing.slug, landing])),
    findPage: (below) => findPage(table, below),
  }
}
