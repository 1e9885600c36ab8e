import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import { indexedSite } from '../../routing/indexed-site.ts'
import type { EdgePage, EdgeRequest, EdgeSite } from '../../rules/edge/edge-request.ts'
import { shownCurrency } from '../../rules/edge/shown-currency.ts'
import type { Records } from '../../rules/landing/records.ts'

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
  const { sections } = manifest
  return { ...indexedSite(manifest), sections, manifest }
}

/** The currency of a landing's page for a visitor; undefined for the landing's own. */
export function currencyFor({ records }: ServedSite, asked: EdgeRequest, { slug }: EdgePage): CurrencyCode | undefined {
  const landing = records.landings.get(slug)
  return landing && shownCurrency(asked, records, landing)
}
