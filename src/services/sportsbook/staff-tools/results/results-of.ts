import type { ProposedResult } from '../../../../contract/index.ts'
import { isSameResult, namedShares } from '../../../../rules/settlement/named-share.ts'
import type { Score } from '../../../../rules/settlement/score.ts'
import { settle } from '../../../../rules/settlement/settle.ts'
import type { Shares } from '../../../../rules/settlement/share.ts'
import type { Sportsbook } from '../../sportsbook.ts'
import type { StoredFixture, StoredMarket } from '../../tables.ts'
import { outcomesIn } from '../outcomes-in.ts'

/** What becomes of stakes, by market. */
export type Results = Readonly<Record<string, Shares>>

type Records = Pick<Sportsbook, 'records'>

/** What a proposal would change; undefined if it does not say what becomes of each outcome. */
export function resultsOf(
  parts: Records,
  fixture: StoredFixture,
  markets: readonly StoredMarket[],
  proposed: ProposedResult,
): Results | undefined {
  if (proposed.kind === 'outcomes') return namedResult(parts, fixture, markets, proposed)
  if (proposed.kind === 'feed') return changing(markets, ({ told_result }) => told_result && JSON.parse(told_result))
  if (proposed.kind === 'abandoned') return {}
  if (!proposed.score.finished.includes('match')) return undefined
  const score = toScore(proposed.score)
  const types = new Map(parts.records().marketTypes.map((type) => [type.id as string, type]))
  const sides = JSON.parse(fixture.sides)
  return changing(markets, ({ type, part, line }) => {
    const rule = types.get(type)?.rule
    return rule && settle(rule, { part, ...(line !== null && { line }) }, score, sides)
  })
}

const toScore = ({ counts, finished, ranking }: TheScore): Score => ({
  counts: Object.fromEntries(Object.entries(counts).map(([key, [home = 0, away = 0]]) => [key, [home, away]])),
  finished,
  ...(ranking && { ranking }),
})

type TheScore = Extract<ProposedResult, { readonly kind: 'score' }>['score']

type Named = Extract<ProposedResult, { readonly kind: 'outcomes' }>

function namedResult(
  parts: Records,
  fixture: StoredFixture,
  markets: readonly StoredMarket[],
  { market: id, outcomes }: Named,
): Results | undefined {
  const market = markets.find((one) => one.id === id)
  const known = market ? outcomesIn(parts, fixture, market) : []
  const isComplete =
    known.every((outcome) => Object.hasOwn(outcomes, outcome)) && Object.keys(outcomes).length === known.length
  // Whoever names no winner has forgotten something: if nobody can have won, all stakes are returned.
  if (!isComplete || Object.values(outcomes).every((share) => share === 'lost')) return undefined
  const shares = Object.fromEntries(Object.entries(outcomes).map(([outcome, name]) => [outcome, namedShares[name]]))
  return changing(markets, (one) => (one === market ? shares : undefined))
}

/** The markets whose result would be another one. */
function changing(
  markets: readonly StoredMarket[],
  resultOf: (market: StoredMarket) => Shares | null | undefined,
): Results {
  return Object.fromEntries(
    markets.flatMap((market) => {
      const result = resultOf(market)
      const isNew = result && (market.result === null || !isSameResult(result, JSON.parse(market.result)))
      return isNew ? [[market.id, result]] : []
    }),
  )
}

/** Whether anything would be settled. */
export const changesSomething = (
  { kind }: Pick<ProposedResult, 'kind'>,
  { state }: Pick<StoredFixture, 'state'>,
  results: Results,
  markets: readonly Pick<StoredMarket, 'result'>[],
): boolean =>
  kind === 'abandoned'
    ? state !== 'abandoned' || markets.some(({ result }) => result === null)
    : Object.keys(results).length > 0
