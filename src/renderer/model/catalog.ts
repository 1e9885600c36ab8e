import type { Manifest } from '../../contract/index.ts'
import { buildRouteTable, type RouteTable } from '../../routing/route-table.ts'
import type { LocaleTexts } from './compile-texts.ts'

type Named<Item> = ReadonlyMap<string, Item>

/** The manifest by name, with the texts of all languages: what pages are made from. */
export type Catalog = {
  readonly site: Manifest['site']
  readonly table: RouteTable
  readonly landings: Named<Manifest['landings'][number]>
  readonly dialogs: Named<Manifest['dialogs'][number]>
  readonly themes: Named<Manifest['themes'][number]>
  readonly markets: Named<Manifest['markets'][number]>
  readonly sections: Named<Manifest['sections'][number]>
  readonly bonusPresets: Named<Manifest['bonusPresets'][number]>
  readonly texts: Named<LocaleTexts>
}

export function buildCatalog(manifest: Manifest, texts: Named<LocaleTexts>): Catalog {
  return {
    site: manifest.site,
    table: buildRouteTable(manifest),
    landings: new Map(manifest.landings.map((landing) => [landing.slug, landing])),
    dialogs: new Map(manifest.dialogs.map((dialog) => [dialog.name, dialog])),
    themes: byId(manifest.themes),
    markets: byId(manifest.markets),
    sections: byId(manifest.sections),
    bonusPresets: byId(manifest.bonusPresets),
    texts,
  }
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** The compiler has checked every reference: whatever is named is there. */
export function find<Item>(items: Named<Item>, name: string): Item {
  const item = items.get(name)
  if (item === undefined) throw new Error(`The manifest names "${name}", and does not have it.`)
  return item
}
