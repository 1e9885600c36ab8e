import type { BonusPreset, BulkOrder, Landing, Market } from '../../contract/index.ts'
import { checkSource } from '../../registry/check/check-source.ts'
import { recordName } from '../../registry/check/names.ts'
import type { Source } from '../../registry/index.ts'
import { type CopyPlace, copyLanding } from '../../registry/overrides/copy-landing.ts'
import { once } from '../../rules/once.ts'
import { formatted } from './changed-landings.ts'
import { jsonOrText } from './json-or-text.ts'
import { familyOf, statesIn } from './landing-family.ts'
import type { Snapshot } from './snapshot.ts'

type Ordered = Extract<BulkOrder, { kind: 'copy' }>['copies'][number]

/** A copy, or why there is none. */
export type CopiedLanding =
  | { readonly text: string; readonly notes: readonly string[] }
  | { readonly refusal: 'not-published' | 'unreadable' | 'no-market' }

/** Copies of landings for markets, in the same order; whether their addresses are free is not asked. */
export function copiedLandings({ sources }: Snapshot, copies: readonly Ordered[]): CopiedLanding[] {
  const family = familyOf(sources)
  const shared = sharedIn(sources)
  return copies.map(({ record, market: name, slug }): CopiedLanding => {
    const market = shared.markets.get(name)
    if (!market) return { refusal: 'no-market' }
    const source = shared.byName.get(record)
    if (!source) return { refusal: 'not-published' }
    const checked = checkSource(source)
    if (!('record' in checked) || checked.record.kind !== 'landing') return { refusal: 'unreadable' }
    const own: Landing = checked.record.value
    const { own: copy, notes } = copyLanding(own, statesIn(family, record, own), { ...shared, slug, market })
    return { text: formatted(copy), notes }
  })
}

type Shared = Omit<CopyPlace, 'slug' | 'market'> & {
  readonly byName: ReadonlyMap<string, Source>
  readonly markets: ReadonlyMap<string, Market>
}

const sharedIn = once((sources: readonly Source[]): Shared => {
  const valuesIn = <Value>(folder: string) =>
    sources.flatMap((source) => {
      const checked = source.record.startsWith(folder) ? checkSource(source) : undefined
      return checked && 'record' in checked ? [checked.record.value as Value] : []
    })
  const words = new Map(
    sources.flatMap((source) => {
      const read = 'text' in source && source.record.startsWith('locales/') ? jsonOrText(source.text) : undefined
      return typeof read === 'object' && read !== null ? [[recordName(source.record), read] as const] : []
    }),
  )
  return {
    byName: new Map(sources.map((source) => [source.record, source])),
    markets: new Map(valuesIn<Market>('markets/').map((market) => [market.id, market])),
    presets: valuesIn<BonusPreset>('bonus-presets/'),
    locales: [...words.keys()],
    hasWords: (locale, id) => Object.hasOwn(words.get(locale) ?? {}, id),
  }
})
