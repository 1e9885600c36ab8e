import type { SettlementRule } from '../../../src/contract/index.ts'
import type { Score } from '../../../src/rules/settlement/score.ts'

/** What becomes of one unit of stake: the part that comes back, and the part that is paid at the odds. */
export type Settled = { readonly returned: number; readonly won: number }

const lost: Settled = { returned: 0, won: 0 }
const won: Settled = { returned: 0, won: 1 }
const back: Settled = { returned: 1, won: 0 }
const when = (isWon: boolean) => (isWon ? won : lost)

/** The mean of equal parts of a stake. */
const mean = (parts: readonly Settled[]): Settled => ({
  returned: parts.reduce((sum, part) => sum + part.returned, 0) / parts.length,
  won: parts.reduce((sum, part) => sum + part.won, 0) / parts.length,
})

/**
 * Settles an outcome as a bookmaker's rule book says it: a quarter line is two bets of half the stake on the lines beside
 * it, and a dead heat is settled as often as it could have been decided in the competitor's favour.
 */
export function settleByHand(
  rule: SettlementRule,
  outcome: string,
  [home, away]: readonly [number, number],
  line: number,
  ranking: NonNullable<Score['ranking']>,
): Settled {
  switch (rule.kind) {
    case 'winner':
      if (home === away && rule.draw !== 'outcome') return back
      return when(outcome === ['away', 'draw', 'home'][Math.sign(home - away) + 1])
    case 'double-chance':
      return when(!(outcome === 'home-draw' ? away > home : outcome === 'draw-away' ? home > away : home === away))
    case 'handicap':
      return mean(linesBeside(line).map((one) => compared(outcome === 'home', home + one, away)))
    case 'total': {
      const counted = rule.of === 'home' ? home : rule.of === 'away' ? away : home + away
      return mean(linesBeside(line).map((one) => compared(outcome === 'over', counted, one)))
    }
    case 'odd-even':
      return when((home % 2 !== away % 2) === (outcome === 'odd'))
    case 'both-score':
      return when((Math.min(home, away) === 0) === (outcome === 'no'))
    case 'correct-score':
      return settleExactScore(rule, outcome, home, away)
    case 'race-winner':
      return settlePlace(outcome, 1, ranking)
    case 'race-place':
      return settlePlace(outcome, rule.places, ranking)
  }
}

/** In whole units: the line itself, or the two beside a quarter. */
const linesBeside = (line: number) => (line % 500 === 0 ? [line / 1000] : [(line - 250) / 1000, (line + 250) / 1000])

function compared(isFirst: boolean, first: number, second: number): Settled {
  if (first === second) return back
  return when(first > second === isFirst)
}

type ExactScore = Extract<SettlementRule, { kind: 'correct-score' }>

function settleExactScore({ maximum, firstToMaximum }: ExactScore, outcome: string, home: number, away: number) {
  const isListed = firstToMaximum
    ? (home === maximum && away < maximum) || (away === maximum && home < maximum)
    : home <= maximum && away <= maximum
  if (isListed) return when(outcome === [home, away].join('-'))
  return firstToMaximum ? back : when(outcome === 'other')
}

/** In how many of the orders that a dead heat stands for is the competitor among the first? */
function settlePlace(outcome: string, places: number, ranking: NonNullable<Score['ranking']>): Settled {
  if (!ranking.flat().includes(outcome)) return back
  const orders = ranking.reduce<string[][]>(
    (known, together) => known.flatMap((order) => permutations(together).map((next) => [...order, ...next])),
    [[]],
  )
  return mean(orders.map((order) => when(order.indexOf(outcome) < places)))
}

const permutations = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]))
