import type { BonusPreset, Market, ReferenceKind, Section, Site, Theme } from '../contract/index.ts'
import { iconNames } from '../contract/index.ts'
import type { CheckedRecord } from './check/check-source.ts'
import type { Records } from './check/records.ts'
import type { Texts } from './check/texts.ts'

type Named<Value> = ReadonlyMap<string, Value>

/** Everything that landings share, by name: what the rules look things up in. */
export type Library = {
  readonly site: Site
  readonly themes: Named<Theme>
  readonly markets: Named<Market>
  readonly sections: Named<Section>
  readonly bonusPresets: Named<BonusPreset>
  readonly collections: Named<CheckedRecord<'collection'>['value']>
  readonly texts: Texts
  /** The names that exist, by what refers to them. */
  readonly names: Readonly<Record<ReferenceKind, ReadonlySet<string>>>
}

export function buildLibrary(
  site: Site,
  records: Records,
  texts: Texts,
  names: { dialogs: Iterable<string>; landings: Iterable<string>; parents: Iterable<string> },
): Library {
  const themes = byId(records.theme)
  const markets = byId(records.market)
  const sections = byId(records.section)
  const bonusPresets = byId(records.bonusPreset)
  const collections = byId(records.collection)
  return {
    site,
    themes,
    markets,
    sections,
    bonusPresets,
    collections,
    texts,
    names: {
      message: new Set(texts.signatures.keys()),
      icon: allIcons,
      currency: new Set([...site.currencies, ...site.offerCurrencies].map((currency) => currency.code)),
      locale: new Set(site.locales.map((locale) => locale.code)),
      dialog: new Set(names.dialogs),
      landing: new Set(names.landings),
      parent: new Set(names.parents),
      theme: new Set(themes.keys()),
      market: new Set(markets.keys()),
      section: new Set(sections.keys()),
      'bonus-preset': new Set(bonusPresets.keys()),
      collection: new Set(collections.keys()),
      'pixel-group': new Set(site.pixelGroups.map((group) => group.id)),
    },
  }
}

const allIcons: ReadonlySet<string> = new Set(iconNames)

function byId<Value extends { readonly id: string }>(
  records: readonly { readonly value: Value }[],
): ReadonlyMap<string, Value> {
  return new Map(records.map(({ value }) => [value.id, value]))
}
