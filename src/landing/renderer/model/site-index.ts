import type { Manifest } from '../../../contract/index.ts'
import { buildRouteTable, type RouteTable } from '../../../routing/route-table.ts'
import { type Named, type Records, recordsOf } from '../../../rules/landing/records.ts'
import type { LocaleTexts } from '../../../ui/compile-texts.ts'

/** The manifest's records by name, with the texts of all languages: the input of the renderer. */
export type SiteIndex = Records & {
  readonly table: RouteTable
  readonly texts: Named<LocaleTexts>
}

export function buildSiteIndex(manifest: Manifest, texts: Named<LocaleTexts>): SiteIndex {
  return { ...recordsOf(manifest), table: buildRouteTable(manifest), texts }
}
