import type { CompiledLanding, Manifest } from '../../contract/index.ts'
import { once } from '../once.ts'
import { type BySlug, bySlug } from './by-slug.ts'

export type Named<Item> = ReadonlyMap<string, Item>

/** The manifest's records by name. */
export type Records = {
  readonly site: Manifest['site']
  readonly landings: BySlug<CompiledLanding>
  readonly dialogs: Named<Manifest['dialogs'][number]>
  readonly themes: Named<Manifest['themes'][number]>
  readonly markets: Named<Manifest['markets'][number]>
  readonly sections: Named<Manifest['sections'][number]>
  readonly bonusPresets: Named<Manifest['bonusPresets'][number]>
  readonly assets: Named<Manifest['assets'][number]>
}

export const recordsOf = once((manifest: Manifest): Records => {
  const { site, landings, dialogs, themes, markets, sections, bonusPresets, assets } = manifest
  return {
    site,
    landings: bySlug(landings),
    dialogs: new Map(dialogs.map((dialog) => [dialog.name, dialog])),
    themes: byId(themes),
    markets: byId(markets),
    sections: byId(sections),
    bonusPresets: byId(bonusPresets),
    assets: byId(assets),
  }
})

function byId<Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** Looks up a record. The compiler has checked every reference, so a missing one is a bug. */
export function find<Item>(items: Pick<Named<Item>, 'get'>, name: string): Item {
  const item = items.get(name)
  if (item === undefined) throw new Error(`The manifest refers to "${name}", which it does not contain.`)
  return item
}
