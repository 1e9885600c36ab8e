import { describe, expect, test } from 'vitest'
import type { RoundBet, RoundMove } from '../../../src/contract/index.ts'
import { drawOfSeed } from '../../../src/rules/fairness/draw-of-seed.ts'
import type { Rules } from '../../../src/rules/rounds/engine.ts'
import { isOver } from '../../../src/rules/rounds/payout.ts'
import { playRound } from '../../../src/rules/rounds/play-round.ts'
import { rulesOfGame } from './shipped-games.ts'

const nonces = Array.from({ length: 200 }, (_, nonce) => nonce)
const shownAfter = (rules: Rules, bet: RoundBet, moves: readonly RoundMove[], nonce: number) =>
  playRound(rules, bet, moves, drawOfSeed({ server: 'hidden', client: 'test', nonce }))

/** The rounds that still run after these moves, whatever their seeds. */
const running = (rules: Rules, bet: RoundBet, moves: readonly RoundMove[]) =>
  nonces.map((nonce) => shownAfter(rules, bet, moves, nonce)).filter((round) => !isOver(round))

const different = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value)))

describe('a round shows nothing that is still hidden', () => {
  test('mines: running rounds with the same open cells look the same', () => {
    const rules = rulesOfGame('mines', 'mines')
    const moves: RoundMove[] = [4, 7, 12].map((cell) => ({ kind: 'open', cell }))
    const rounds = running(rules, { kind: 'mines', amount: 100, mines: 3 }, moves)
    expect(rounds.length).toBeGreaterThan(50)
    expect(different(rounds).size).toBe(1)
  })

  test('ladder: running rounds after the same steps look the same', () => {
    const rules = rulesOfGame('chicken-road', 'ladder')
    const moves: RoundMove[] = [{ kind: 'step' }, { kind: 'step' }]
    const rounds = running(rules, { kind: 'ladder', amount: 100, difficulty: 'hard' }, moves)
    expect(rounds.length).toBeGreaterThan(50)
    expect(different(rounds).size).toBe(1)
  })

  test('blackjack: the second card of the dealer does not change what is seen', () => {
    const rules = rulesOfGame('blackjack', 'blackjack')
    const rounds = running(rules, { kind: 'blackjack', amount: 100 }, [])
    const dealers = rounds.map(({ shown }) => ('dealer' in shown && 'cards' in shown.dealer ? shown.dealer.cards : []))
    expect(dealers.filter((cards) => cards.length !== 1)).toEqual([])
  })

  test('video poker: only the five cards are seen before the draw', () => {
    const rules = rulesOfGame('jacks-or-better', 'video-poker')
    const rounds = running(rules, { kind: 'video-poker', amount: 100 }, [])
    const names = rounds.map(({ shown }) => Object.keys(shown).filter((name) => name !== 'hand'))
    expect(different(names)).toEqual(new Set([JSON.stringify(['kind', 'cards'])]))
    expect(rounds.every(({ shown }) => 'cards' in shown && shown.cards.length === 5)).toBe(true)
  })

  test('deal: of the closed cases, only the mean is told, by the offer', () => {
    const rules = rulesOfGame('deal', 'deal')
    const rounds = running(rules, { kind: 'deal', amount: 100, case: 2 }, [{ kind: 'no-deal' }])
    for (const { shown } of rounds) {
      expect(Object.keys(shown)).toEqual(['kind', 'case', 'opened', 'offer'])
      expect('opened' in shown && shown.opened.length).toBe(9)
    }
  })

  test('crash: at a table, the point is not part of any bet; alone, it is shown with the end', () => {
    const rules = rulesOfGame('aviator', 'crash')
    const { shown, stakes } = shownAfter(rules, { kind: 'crash', chips: [{ amount: 100, at: 1500 }] }, [], 1)
    expect(isOver({ stakes })).toBe(true)
    expect(shown).toHaveProperty('dealt.point')
  })
})
