import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import { findPage } from '../../routing/pages.ts'
import { buildRouteTable } from '../../routing/route-table.ts'
import type { EdgePage, EdgeRequest, EdgeSite } from '../../rules/edge/edge-request.ts'
import { shownCurrency } from '../../rules/edge/shown-currency.ts'
import { type Records, recordsOf } from '../../rules/landing/records.ts'

/** The manifest, indexed for the edge. */
export type ServedSite = Omit<EdgeSite, 'landings'> &
  Pick<Manifest, 'sections'> & {
    readonly landings: Records['landings']
    readonly manifest: Manifest
    /** The same by name. */
    readonly records: Records
  }

const known = new WeakMap<Manifest, ServedSite>()

/** Cached per build. */
export function servedSite(manifest: Manifest): ServedSite {
  const made = known.get(manifest) ?? makeSite(manifest)
  known.set(manifest, made)
  return made
}

function makeSite(manifest: Manifest): ServedSite {
  const { site, markets, sections } = manifest
  const records = recordsOf(manifest)
  const table = buildRouteTable(manifest)
  return {
    site,
    markets,
    sections,
    manifest,
    records,
    landings: records.landings,
    redirects: new Map(manifest.redirects.map(({ from, to }) => [from, to])),
    findPage: (below) => findPage(table, below),
  }
}

/** The currency of a landing's page for a visitor; undefined for the landing's own. */
export function currencyFor({ records }: ServedSite, asked: EdgeRequest, { slug }: EdgePage): CurrencyCode | undefined {
  const landing = records.landings.get(slug)
  return landing && shownCurrency(asked, records, landing)
}
