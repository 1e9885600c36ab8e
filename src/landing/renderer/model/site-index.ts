import type { CompiledLanding, Manifest } from '../../../contract/index.ts'
import { buildRouteTable, type RouteTable } from '../../../routing/route-table.ts'
import { landingSection } from '../../../rules/landing/landing-section.ts'
import { type Named, type Records, recordsOf } from '../../../rules/landing/records.ts'
import type { LocaleTexts } from '../../../ui/compile-texts.ts'

/** The manifest's records by name, with the texts of all languages: the input of the renderer. */
export type SiteIndex = Records & {
  readonly table: RouteTable
  readonly texts: Named<LocaleTexts>
  /** Where a landing leads to. */
  readonly leadsTo: (landing: CompiledLanding) => ReturnType<typeof landingSection>
}

export function buildSiteIndex(manifest: Manifest, texts: Named<LocaleTexts>): SiteIndex {
  return {
    ...recordsOf(manifest),
    table: buildRouteTable(manifest),
    texts,
    leadsTo: (landing) => landingSection(manifest, landing),
  }
}
