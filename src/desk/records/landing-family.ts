import type { Landing } from '../../contract/index.ts'
import { checkSource } from '../../registry/check/check-source.ts'
import type { Source } from '../../registry/index.ts'
import type { States } from '../../registry/overrides/change-landing.ts'
import { type Family, gatherLandings, type LandingMember } from '../../registry/resolve/family.ts'
import { canBeFolded, foldOne } from '../../registry/resolve/fold-one.ts'
import { once } from '../../rules/once.ts'
import { jsonOrText } from './json-or-text.ts'

/** All landings and templates as their files state them. */
export const familyOf = once((sources: readonly Source[]): Family => {
  const collections = sources.flatMap((source) => {
    const checked = source.record.startsWith('collections/') ? checkSource(source) : undefined
    return checked && 'record' in checked && checked.record.kind === 'collection' ? [checked.record] : []
  })
  return gatherLandings({ landing: sources.flatMap(readLanding), collection: collections }).members
})

const readLanding = once((source: Source) => {
  const { file, record } = source
  const value = 'text' in source && /^(landings|templates)\//.test(record) ? jsonOrText(source.text) : undefined
  return canBeFolded(value) ? [{ kind: 'landing' as const, file, record, value }] : []
})

const names = { known: () => [], isBroken: () => true }

/** What a landing comes to within its family. */
export function statesIn(family: Family, record: string, own: Landing): States {
  const alone = { kind: 'landing' as const, file: record, record, value: own }
  const member = gatherLandings({ landing: [alone], collection: [] }).members.get(own.slug) as LandingMember
  return foldOne(member, family, names).states
}
