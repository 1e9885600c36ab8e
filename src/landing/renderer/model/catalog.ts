import type { Manifest } from '../../../contract/index.ts'
import { buildRouteTable, type RouteTable } from '../../../routing/route-table.ts'
import { type Named, type Records, recordsOf } from '../../../rules/landing/records.ts'
import type { LocaleTexts } from './compile-texts.ts'

/** The manifest by name, with the texts of all languages: what pages are made from. */
export type Catalog = Records & {
  readonly table: RouteTable
  readonly texts: Named<LocaleTexts>
}

export function buildCatalog(manifest: Manifest, texts: Named<LocaleTexts>): Catalog {
  return { ...recordsOf(manifest), table: buildRouteTable(manifest), texts }
}
