import type {
  CompiledCompetition,
  ListName,
  NamedKind,
  PlainKind,
  RecordKind,
  RecordTypes,
  ReferenceKind,
  Site,
} from '../contract/index.ts'
import { iconNames, namedKinds, plainKinds, recordKinds } from '../contract/index.ts'
import { ownId, ownName } from '../rules/pictures/own-name.ts'
import type { CheckedRecord } from './check/check-source.ts'
import type { CheckedSources } from './check/check-sources.ts'
import { statedName } from './check/names.ts'
import type { Records } from './check/records.ts'
import type { Texts } from './check/texts.ts'
import { bothNames, type Names } from './names.ts'
import { compileCompetitions } from './resolve/competitions.ts'
import type { Family } from './resolve/family.ts'
import type { SkippedLandings } from './skipped-landings.ts'

/** The records of kinds without inheritance, by name: `themes`, `markets` and so on. */
type PlainRecords = { readonly [K in PlainKind as ListName<K>]: ReadonlyMap<string, RecordTypes[K]> }

/** Everything that landings share, by name, as the rules look it up. */
export type Library = PlainRecords & {
  readonly site: Site
  readonly competitions: readonly CompiledCompetition[]
  /** The codes of the site's languages: every landing exists in each. */
  readonly locales: readonly string[]
  readonly texts: Texts
  /** The names of everything valid that can be referred to. */
  readonly known: Readonly<Record<ReferenceKind, Names>>
  /** Whether something of this name exists, valid or not. */
  readonly exists: (kind: ReferenceKind, name: string) => boolean
}

export function buildLibrary(
  site: Site,
  { records, isBroken }: CheckedSources,
  texts: Texts,
  family: Family,
  skipped: SkippedLandings,
): Library {
  const pages = [...family.values()].filter(({ kind }) => kind !== 'template')
  const known: Readonly<Record<ReferenceKind, Names>> = {
    ...recordNames(records),
    message: texts.ids,
    icon: iconsWith(records),
    currency: new Set([...site.currencies, ...site.offerCurrencies].map(({ code }) => code)),
    locale: new Set(site.locales.map(({ code }) => code)),
    landing: bothNames(new Set(pages.map(({ name }) => name)), skipped.slugs),
    parent: bothNames(new Set(family.keys()), skipped.slugs),
    'pixel-group': new Set(site.pixelGroups.map(({ id }) => id)),
  }
  return {
    ...plainRecords(records),
    site,
    competitions: compileCompetitions(records),
    locales: site.locales.map(({ code }) => code),
    texts,
    known,
    exists: (kind, name) => known[kind].has(name) || isBroken(...placeOf(kind, name)),
  }
}

/** The record that a name stands for. */
function placeOf(kind: ReferenceKind, name: string): [kind: ReferenceKind | RecordKind, name: string] {
  if (kind === 'icon') return ['asset', ownId(name) ?? '']
  return [kind === 'parent' ? 'landing' : kind, name]
}

const allIcons: ReadonlySet<string> = new Set(iconNames)

function iconsWith({ asset }: Records): ReadonlySet<string> {
  return asset.length === 0 ? allIcons : new Set([...iconNames, ...asset.map(({ value }) => ownName(value.id))])
}

function plainRecords(records: Records): PlainRecords {
  const lists = plainKinds.map((kind) => [recordKinds[kind].list, byName(records[kind])])
  return Object.fromEntries(lists) as PlainRecords
}

function byName(records: readonly CheckedRecord[]): ReadonlyMap<string | undefined, unknown> {
  return new Map(records.map((record) => [statedName(record), record.value]))
}

function recordNames(records: Records): Readonly<Record<NamedKind, ReadonlySet<string>>> {
  const names = namedKinds.map((kind) => [kind, new Set(records[kind].map(statedName))])
  return Object.fromEntries(names) as Readonly<Record<NamedKind, ReadonlySet<string>>>
}
