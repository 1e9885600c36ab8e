import type { CompiledLanding, Manifest } from '../../src/contract/index.ts'
import { findPage, listPages, type PageAddress } from '../../src/routing/pages.ts'
import type { RouteTable } from '../../src/routing/route-table.ts'
import { bySlug } from '../../src/rules/landing/by-slug.ts'
import { compareLandings } from '../../src/rules/landing/landing-lists.ts'

/**
 * Which pages a build makes; the server makes the others when they are asked for. `all` of them, for a CDN; those that
 * are `linked` by campaigns: each landing in its first language; or those of landings that have `changed` since the
 * last build, which proves that they can be made.
 */
export type Wanted = 'all' | 'linked' | 'changed'

/** More of them prove nothing new: they share what has changed. */
const mostChanged = 100

export function choosePages(
  wanted: Wanted,
  manifest: Manifest,
  former: Manifest | undefined,
  table: RouteTable,
): PageAddress[] {
  const { site } = manifest
  const landings = wanted === 'changed' ? changedLandings(manifest, former) : manifest.landings
  const pages = listPages({ site, landings: [...landings] }, table)
  if (wanted === 'all') return pages
  const firstLocale = new Map(landings.map(({ slug, locales }) => [slug, firstOf(locales, site.defaultLocale)]))
  return pages.filter(({ slug, locale }) => locale === firstLocale.get(slug))
}

/** Pages that an earlier build made, and that still exist. */
export function formerPages(places: readonly string[], { site }: Manifest, table: RouteTable): PageAddress[] {
  return places.flatMap((place) => {
    const page = findPage(table, place.slice(site.basePath.length))
    return page?.path === place ? [page] : []
  })
}

function changedLandings({ landings }: Manifest, former: Manifest | undefined): readonly CompiledLanding[] {
  if (!former) return []
  const known = bySlug(former.landings)
  return compareLandings(former.landings, landings)
    .changed.filter(({ slug, revision }) => known.get(slug)?.revision !== revision)
    .slice(0, mostChanged)
}

const firstOf = (locales: readonly string[], preferred: string) =>
  locales.includes(preferred) ? preferred : locales[0]
