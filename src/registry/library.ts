import type { BonusPreset, Collection, Market, ReferenceKind, Section, Site, Theme } from '../contract/index.ts'
import { iconNames } from '../contract/index.ts'
import type { CheckedSources } from './check/check-sources.ts'
import type { RecordKind } from './check/record-kinds.ts'
import type { Texts } from './check/texts.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { Family } from './resolve/family.ts'

type Named<Value> = ReadonlyMap<string, Value>

/** Everything that landings share, by name: what the rules look things up in. */
export type Library = {
  readonly site: Site
  /** The codes of the site's languages: every landing is made in each. */
  readonly locales: readonly string[]
  readonly themes: Named<Theme>
  readonly markets: Named<Market>
  readonly sections: Named<Section>
  readonly bonusPresets: Named<BonusPreset>
  readonly collections: Named<Collection>
  readonly texts: Texts
  /** The names of all sound things, by what refers to them. */
  readonly known: Readonly<Record<ReferenceKind, ReadonlySet<string>>>
  /** Whether there is such a thing, be it sound or broken. */
  readonly exists: (kind: ReferenceKind, name: string) => boolean
}

export function buildLibrary(
  site: Site,
  { records, isBroken }: CheckedSources,
  texts: Texts,
  family: Family,
  elsewhere: Elsewhere,
): Library {
  const pages = [...family.values()].filter(({ kind }) => kind !== 'template')
  const known: Readonly<Record<ReferenceKind, ReadonlySet<string>>> = {
    message: new Set(texts.signatures.keys()),
    icon: allIcons,
    currency: new Set([...site.currencies, ...site.offerCurrencies].map(({ code }) => code)),
    locale: new Set(site.locales.map(({ code }) => code)),
    dialog: new Set(records.dialog.map(({ value }) => value.name)),
    landing: new Set([...pages.map(({ name }) => name), ...elsewhere.slugs]),
    parent: new Set([...family.keys(), ...elsewhere.slugs]),
    theme: ids(records.theme),
    market: ids(records.market),
    section: ids(records.section),
    'bonus-preset': ids(records.bonusPreset),
    collection: ids(records.collection),
    'pixel-group': new Set(site.pixelGroups.map(({ id }) => id)),
  }
  return {
    site,
    locales: site.locales.map(({ code }) => code),
    themes: byId(records.theme),
    markets: byId(records.market),
    sections: byId(records.section),
    bonusPresets: byId(records.bonusPreset),
    collections: byId(records.collection),
    texts,
    known,
    exists: (kind, name) => known[kind].has(name) || isBroken(recordKindOf[kind], name),
  }
}

/** The records in which things that are referred to are stated. */
const recordKindOf: Readonly<Record<ReferenceKind, RecordKind>> = {
  message: 'messages',
  icon: 'theme',
  currency: 'site',
  locale: 'site',
  dialog: 'dialog',
  landing: 'landing',
  parent: 'landing',
  theme: 'theme',
  market: 'market',
  section: 'section',
  'bonus-preset': 'bonusPreset',
  collection: 'collection',
  'pixel-group': 'site',
}

const allIcons: ReadonlySet<string> = new Set(iconNames)

type Identified<Value> = readonly { readonly value: Value }[]

function byId<Value extends { readonly id: string }>(records: Identified<Value>): ReadonlyMap<string, Value> {
  return new Map(records.map(({ value }) => [value.id, value]))
}

function ids(records: Identified<{ readonly id: string }>): ReadonlySet<string> {
  return new Set(records.map(({ value }) => value.id))
}
