import type { Game } from '../../../contract/index.ts'
import { isTableKind } from '../../../rules/rounds/engines.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'
import { problemsOfStakes } from '../stakes.ts'

type Problem = Omit<Finding, 'file'>

/** A game is offered as it can be: its table, its bonus money, its categories, its downtime and its stakes. */
export function checkOffer(
  { file, value }: CheckedRecord<'game'>,
  categories: readonly CheckedRecord<'game-category'>[],
): Finding[] {
  const derived = new Set(categories.flatMap(({ value: one }) => (one.newFor === undefined ? [] : [one.id])))
  return [
    ...wrongTable(value),
    ...wrongBonusMoney(value),
    ...wrongDowntime(value),
    ...value.categories.flatMap((category, place) => (derived.has(category) ? [listedByItself(category, place)] : [])),
    ...problemsOfStakes('/stakes', value.stakes ?? []),
  ].map((problem) => ({ ...problem, file }))
}

function wrongTable({ engine, table }: Game): Problem[] {
  if (table && !isTableKind(engine.kind)) {
    const message = `Players cannot share a round of the kind "${engine.kind}".`
    return [{ code: 'table-impossible', pointer: '/table', message }]
  }
  if (table || engine.kind !== 'crash') return []
  const message = 'A crash game runs on the server’s clock: it needs a table.'
  return [{ code: 'table-impossible', pointer: '/engine/kind', message }]
}

function wrongBonusMoney({ bonusMoney, contribution }: Game): Problem[] {
  if (!bonusMoney || contribution > 0) return []
  const message = 'Stakes of bonus money would not count towards its wager.'
  return [{ code: 'contribution-missing', pointer: '/contribution', message }]
}

function wrongDowntime({ downtime }: Game): Problem[] {
  if (!downtime || Date.parse(downtime.from) < Date.parse(downtime.until)) return []
  return [{ code: 'downtime-order', pointer: '/downtime/until', message: 'The downtime ends before it begins.' }]
}

function listedByItself(category: string, place: number): Problem {
  const message = `The games of "${category}" follow from their first day.`
  return { code: 'category-derived', pointer: `/categories/${place}`, message }
}
