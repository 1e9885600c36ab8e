import type { SettlementRule } from '../../contract/index.ts'
import type { Game, Played } from '../play/game.ts'
import { slotOf } from '../play/layout.ts'
import { countOf } from '../play/played.ts'
import type { Score } from '../settlement/score.ts'

/** Endings of a match that settle alike. */
export type Ending = { readonly score: Score; readonly times: number }

/** How a match may end. */
export type Endings = {
  readonly times: number
  readonly sides: readonly string[]
  /** The endings, as far as a market by this rule, on this part, tells them apart. */
  readonly of: (rule: SettlementRule, part: string) => readonly Ending[]
}

/** Endings are counted once for all markets that look at the same part and unit. */
export function endingsOf(game: Game, sides: readonly string[], played: readonly Played[]): Endings {
  const known = new Map<string, readonly Ending[]>()
  return {
    times: played.length,
    sides,
    of(rule, part) {
      const unit = 'unit' in rule ? rule.unit : ''
      const key = `${part}.${unit}`
      const endings = known.get(key) ?? (unit ? byCount(game, played, part, unit) : byRanking(played))
      known.set(key, endings)
      return endings
    },
  }
}

function byCount({ layout }: Game, all: readonly Played[], part: string, unit: string): readonly Ending[] {
  const index = layout.parts.indexOf(part)
  const slot = slotOf(layout, index, layout.units.indexOf(unit))
  const found = new Map<string, { score: Score; times: number }>()
  for (const played of all) {
    const isPlayed = played.progress[index] === 2
    const count = [countOf(played, slot, 0), countOf(played, slot, 1)] as const
    const key = isPlayed ? count.join() : ''
    const known = found.get(key)
    if (known) known.times++
    else {
      const score = { counts: { [`${part}.${unit}`]: count }, finished: isPlayed ? [part, 'match'] : ['match'] }
      found.set(key, { score, times: 1 })
    }
  }
  return [...found.values()]
}

const byRanking = (all: readonly Played[]): readonly Ending[] =>
  all.map(({ ranking }) => ({ score: { counts: {}, finished: ['match'], ranking }, times: 1 }))
