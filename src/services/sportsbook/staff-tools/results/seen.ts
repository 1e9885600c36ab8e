import { hashToken } from '../../../../kernel/secrets.ts'
import type { StoredFixture, StoredMarket } from '../../tables.ts'

type Fixture = Pick<StoredFixture, 'state' | 'score'>
type Market = Pick<StoredMarket, 'id' | 'result_version' | 'told_result'>

/**
 * What a trader has seen: changes when the match begins or ends, when the score of one that has ended is corrected, and
 * when a result is told or settled by hand. Odds and a running score do not matter.
 */
export function seenOf({ state, score }: Fixture, markets: readonly Market[]): string {
  const isOver = state === 'finished' || state === 'abandoned'
  const results = markets
    .filter(({ result_version, told_result }) => result_version > 0 || told_result !== null)
    .map(({ id, result_version, told_result }) => [id, result_version, told_result] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hashToken(JSON.stringify([state, isOver ? score : '', results]))
}

/** The same of one market alone. */
export const seenOfMarket = (fixture: Fixture, market: Market): string =>
  seenOf(fixture, [{ ...market, result_version: market.result_version + 1 }])
