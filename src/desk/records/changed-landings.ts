import { type Landing, type PropertyChange, recordKind } from '../../contract/index.ts'
import { checkSource } from '../../registry/check/check-source.ts'
import { changeLanding } from '../../registry/overrides/change-landing.ts'
import { familyOf, statesIn } from './landing-family.ts'
import type { Snapshot } from './snapshot.ts'

/** A landing before and after; unreadable if its file is not valid, so that nothing is known of it. */
export type ChangedLanding = { readonly record: string } & (
  | { readonly before: string; readonly after: string }
  | { readonly refusal: 'made-by-collection' | 'not-published' | 'unreadable' }
)

type Block = { readonly id: string; readonly type: string }

export type ChangedLandings = {
  readonly landings: readonly ChangedLanding[]
  /** The blocks that all of them have. */
  readonly blocks: readonly Block[]
}

/** These landings with these changes; a text stays as it is written if nothing changes in it. */
export function changedLandings(
  { sources }: Snapshot,
  records: readonly string[],
  changes: readonly PropertyChange[],
): ChangedLandings {
  const byName = new Map(sources.map((source) => [source.record, source]))
  const family = familyOf(sources)
  let common: readonly Block[] | undefined
  const landings = records.map((record): ChangedLanding => {
    if (recordKind(record) !== 'landing') return { record, refusal: 'made-by-collection' }
    const source = byName.get(record)
    if (!source) return { record, refusal: 'not-published' }
    const checked = checkSource(source)
    if (!('record' in checked) || !('text' in source)) return { record, refusal: 'unreadable' }
    const own = checked.record.value as Landing
    const statesOf = (stated: Landing) => statesIn(family, record, stated)
    common = inCommon(common, statesOf(own).effective.blocks ?? [])
    const changed = changeLanding(own, changes, statesOf)
    return { record, before: source.text, after: changed === own ? source.text : formatted(changed) }
  })
  return { landings, blocks: common ?? [] }
}

function inCommon(common: readonly Block[] | undefined, blocks: readonly Block[]): readonly Block[] {
  if (!common) return blocks.map(({ id, type }) => ({ id, type }))
  return common.filter(({ id, type }) => blocks.some((block) => block.id === id && block.type === type))
}

export const formatted = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
