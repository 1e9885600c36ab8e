import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoundBet, RoundMove } from '../../../src/contract/index.ts'
import { drawOfSeed } from '../../../src/rules/fairness/draw-of-seed.ts'
import type { Round, Rules } from '../../../src/rules/rounds/engine.ts'
import { engineOf } from '../../../src/rules/rounds/engines.ts'
import { isOver, payoutOf, stakedOn } from '../../../src/rules/rounds/payout.ts'
import { betProblem, moveProblem, playRound } from '../../../src/rules/rounds/play-round.ts'
import { isLong } from '../../machine.ts'
import { anyBet, anyMove } from './random-bets.ts'
import { oneOfEachKind, shippedGames } from './shipped-games.ts'

const numRuns = isLong ? 2000 : 60
const games = (isLong ? shippedGames : oneOfEachKind).map(({ id, engine }): [string, Rules] => [id, engine])

const drawOf = (nonce: number) => drawOfSeed({ server: 'server', client: 'client', nonce })
const nonces = fc.nat({ max: 1_000_000 })
const moves = fc.array(anyMove, { maxLength: 30 })

/** Every round on the way, with the moves that led to it; impossible moves are left out. */
function course(rules: Rules, bet: RoundBet, tried: readonly RoundMove[], nonce: number) {
  const made: RoundMove[] = []
  const rounds = [playRound(rules, bet, [], drawOf(nonce))]
  for (const move of tried) {
    if (moveProblem(rules, bet, made, move, drawOf(nonce))) continue
    made.push(move)
    rounds.push(playRound(rules, bet, made, drawOf(nonce)))
  }
  return { made, rounds }
}

describe.each(games)('%s, with any bet and any moves', (_, rules) => {
  const playable = anyBet(rules).filter((bet) => betProblem(rules, bet) === undefined)

  test('a bet is possible or has a problem', () => {
    fc.assert(
      fc.property(anyBet(rules), (bet) => {
        expect([undefined, 'string']).toContain(problemType(rules, bet))
      }),
      { numRuns },
    )
  })

  test('the same seed, bet and moves give the same round, and an impossible move changes nothing', () => {
    fc.assert(
      fc.property(playable, moves, nonces, (bet, tried, nonce) => {
        const { made } = course(rules, bet, tried, nonce)
        const again = playRound(rules, bet, tried, drawOf(nonce))
        expect(again).toEqual(playRound(rules, bet, made, drawOf(nonce)))
        expect(JSON.parse(JSON.stringify(again.shown))).toEqual(again.shown)
      }),
      { numRuns },
    )
  })

  test('no round pays more than the highest factor, and every factor is a whole number', () => {
    const highest = engineOf(rules.kind).highestFactor(rules)
    fc.assert(
      fc.property(playable, moves, nonces, (bet, tried, nonce) => {
        const last = course(rules, bet, tried, nonce).rounds.at(-1) as Round
        const factors = last.stakes.flatMap(({ factor }) => factor ?? [])
        expect(factors.filter((factor) => !Number.isInteger(factor) || factor < 0 || factor > highest)).toEqual([])
        expect(payoutOf(last.stakes, 1)).toBeLessThanOrEqual((stakedOn(last.stakes) * highest) / 1000)
      }),
      { numRuns },
    )
  })

  test('a round is over exactly when no move is possible; stakes never shrink', () => {
    fc.assert(
      fc.property(playable, moves, nonces, (bet, tried, nonce) => {
        const { rounds } = course(rules, bet, tried, nonce)
        expect(rounds.map((round) => round.moves.length === 0)).toEqual(rounds.map(isOver))
        const staked = rounds.map(({ stakes }) => stakedOn(stakes))
        expect(staked).toEqual([...staked].sort((one, other) => one - other))
      }),
      { numRuns },
    )
  })
})

const problemType = (rules: Rules, bet: RoundBet) => {
  const problem = betProblem(rules, bet)
  return problem === undefined ? undefined : typeof problem
}

describe('a bet on something else', () => {
  test('is not possible', () => {
    const [dice, ...others] = ['dice', 'mines', 'slot'].map((kind) =>
      oneOfEachKind.find((one) => one.engine.kind === kind),
    )
    for (const other of others)
      expect(
        other && betProblem(other.engine, { kind: 'dice', chips: [{ amount: 1, side: 'under', target: 5000 }] }),
      ).toBe('other-engine')
    expect(dice && betProblem(dice.engine, { kind: 'dice', chips: [{ amount: 1, side: 'under', target: 1 }] })).toBe(
      'out-of-range',
    )
  })
})
