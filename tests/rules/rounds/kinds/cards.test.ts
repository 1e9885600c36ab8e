import { describe, expect, test } from 'vitest'
import type { RoundMove } from '../../../../src/contract/index.ts'
import { baccarat } from '../../../../src/rules/rounds/kinds/baccarat.ts'
import { bankerDraws, playerDraws } from '../../../../src/rules/rounds/kinds/baccarat-cards.ts'
import { valueOfHand } from '../../../../src/rules/rounds/kinds/blackjack/hand-value.ts'
import { pattiValue } from '../../../../src/rules/rounds/kinds/teen-patti/patti-hand.ts'
import { pokerHandOf, pokerHands } from '../../../../src/rules/rounds/kinds/video-poker/poker-hand.ts'
import { playRound } from '../../../../src/rules/rounds/play-round.ts'
import { rulesOfGame } from '../shipped-games.ts'

/** Cards by their names, such as TH for the ten of hearts. */
const cards = (names: string) =>
  names.split(' ').map((name) => '23456789TJQKA'.indexOf(name[0] ?? '') + 13 * 'CDHS'.indexOf(name[1] ?? ''))

describe('video poker', () => {
  test.each([
    ['AS KS QS JS TS', 'royal-flush'],
    ['9H KH QH JH TH', 'straight-flush'],
    ['AC 2C 3C 4C 5C', 'straight-flush'],
    ['7C 7D 7H 7S 2C', 'four-of-a-kind'],
    ['7C 7D 7H 2S 2C', 'full-house'],
    ['2D 9D 5D KD 7D', 'flush'],
    ['AC 2D 3C 4C 5C', 'straight'],
    ['AC KD QC JC TC', 'straight'],
    ['7C 7D 7H 2S 3C', 'three-of-a-kind'],
    ['7C 7D 3H 2S 3C', 'two-pairs'],
    ['JC JD 3H 2S 4C', 'high-pair'],
    ['TC TD 3H 2S 4C', undefined],
    ['KC AD 2H 3S 4C', undefined],
  ])('%s is %s', (hand, name) => {
    expect(pokerHands[pokerHandOf(cards(hand))]).toBe(name)
  })
})

describe('teen patti', () => {
  test('hands rank from the trail to the high card; ace, king, queen is the best sequence, ace, two, three the next', () => {
    const order = [
      'AS AH AD',
      '2S 2H 2D',
      'AS KS QS',
      'AS 2S 3S',
      'KS QS JS',
      'AS KH QD',
      'AS 2H 3D',
      'KS QH JD',
      '4S 3H 2D',
      'AS KS JS',
      '5S 3S 2S',
      'AS AH KD',
      'AS AH 2D',
      '2S 2H AD',
      'AS KH JD',
      '5S 3H 2D',
    ].map((hand) => pattiValue(cards(hand)).strength)
    expect(order).toEqual([...order].sort((one, other) => other - one))
    expect(new Set(order).size).toBe(order.length)
  })

  test('the same ranks in other suits are equal', () => {
    expect(pattiValue(cards('AS KH JD'))).toEqual(pattiValue(cards('AC KD JH')))
  })
})

describe('blackjack', () => {
  test.each([
    ['AS KH', 21, true],
    ['AS AH', 12, true],
    ['AS 5H TD', 16, false],
    ['AS AH 9D', 21, true],
    ['TS 9H 3D', 22, false],
    ['AS 2H AD', 14, true],
  ])('%s counts %i', (hand, total, isSoft) => {
    expect(valueOfHand(cards(hand))).toEqual({ total, isSoft })
  })

  const full = rulesOfGame('blackjack', 'blackjack')
  const { insurance: _, mostHands: __, ...plain } = full
  type Move = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline'
  /** A round with these cards in the order in which they are drawn. */
  const roundBy =
    (rules: typeof plain, amount: number) =>
    (names: string, ...kinds: Move[]) => {
      const deck = cards(names)
      const moves: RoundMove[] = kinds.map((kind) => ({ kind }))
      return playRound(rules, { kind: 'blackjack', amount }, moves, () => deck.shift() ?? 0)
    }
  const round = roundBy(plain, 100)
  const insured = roundBy(full, 1000)

  test('pays 3 to 2 for a blackjack, returns it against another, and takes the stake when only the dealer has one', () => {
    expect(round('AS 9H KD 8C').stakes).toEqual([{ amount: 100, factor: 2500 }])
    expect(round('AS AH KD KC').stakes).toEqual([{ amount: 100, factor: 1000 }])
    expect(round('9S AH KD KC').stakes).toEqual([{ amount: 100, factor: 0 }])
  })

  test('doubles the stake for one card, and the dealer hits soft 17', () => {
    expect(round('6S AH 5D 6C TH 4D', 'double')).toMatchObject({
      shown: { dealer: { cards: ['AH', '6C', '4D'], total: 21 } },
      moves: [],
      stakes: [{ amount: 200, factor: 1000 }],
    })
  })

  test('splits a pair into two hands with a stake each, one card each for aces', () => {
    const split = round('8S 6H 8D TC 3H 2C TD 9H KS', 'split', 'double', 'hit')
    expect(split.stakes.map(({ amount }) => amount)).toEqual([200, 100])
    expect(round('AS 6H AD TC 3H 2C KS', 'split')).toMatchObject({
      moves: [],
      stakes: [{ factor: 2000 }, { factor: 2000 }],
    })
  })

  test('splits again up to four hands, and then no more', () => {
    const names = '8S 6H 8D TC 8H 8C 2C 3C 8S 8D'
    const twice = insured(names, 'split', 'split', 'stand', 'stand')
    expect(twice.stakes.map(({ amount }) => amount)).toEqual([1000, 1000, 1000])
    expect(twice.moves).toContain('split')
    const most = insured(names, 'split', 'split', 'stand', 'stand', 'split')
    expect(most).toMatchObject({ shown: { active: 2 }, stakes: [{}, {}, {}, {}] })
    expect(most.moves).not.toContain('split')
    expect(roundBy(plain, 1000)(names, 'split').moves).not.toContain('split')
  })

  test('offers insurance against an ace, before anything tells of the hidden card', () => {
    for (const hidden of ['KC', '5C'])
      expect(insured(`9S AH 8D ${hidden}`)).toEqual({
        shown: {
          kind: 'blackjack',
          hands: [{ cards: ['9S', '8D'], total: 17, isSoft: false, isDoubled: false }],
          dealer: { cards: ['AH'], total: 11, isSoft: true },
          insurance: 500,
        },
        moves: ['insure', 'decline'],
        stakes: [{ amount: 1000 }],
      })
    expect(insured('9S KH 8D AC').moves).toEqual([])
    expect(round('9S AH 8D 5C').moves).toContain('stand')
  })

  test('insurance pays 2 to 1 for a blackjack of the dealer, and is lost otherwise', () => {
    const [hand, lost] = [
      { amount: 1000, factor: 0 },
      { amount: 1000, factor: 2500 },
    ]
    expect(insured('9S AH 8D KC', 'insure').stakes).toEqual([hand, { amount: 500, factor: 3000 }])
    expect(insured('9S AH 8D KC', 'decline').stakes).toEqual([hand])
    expect(insured('9S AH 8D 5C', 'insure')).toMatchObject({
      shown: { insurance: 500, active: 0 },
      stakes: [{ amount: 1000 }, { amount: 500, factor: 0 }],
    })
    // With a blackjack of one's own, it is even money.
    expect(insured('AS AH KD KC', 'insure').stakes).toEqual([
      { amount: 1000, factor: 1000 },
      { amount: 500, factor: 3000 },
    ])
    expect(insured('AS AH KD 5C', 'insure')).toMatchObject({
      shown: { dealer: { cards: ['AH', '5C'] } },
      stakes: [lost, { amount: 500, factor: 0 }],
    })
  })

  test('half of a stake can be paid in the smallest unit of its currency', () => {
    const halves = [1000, 300, 100, 55, 1].map((amount) => roundBy(full, amount)('9S AH 8D 5C').shown)
    expect(halves.map((shown) => 'insurance' in shown && shown.insurance)).toEqual([500, 100, 50, 27, false])
  })

  test('a bust loses at once, and the dealer draws no cards', () => {
    expect(round('TS 6H 6D TC TH', 'hit')).toMatchObject({
      shown: { dealer: { cards: ['6H', 'TC'] } },
      stakes: [{ factor: 0 }],
    })
  })
})

describe('baccarat', () => {
  const bySix = { player: [], banker: [], pairs: [], totals: [5, 6] as const, winner: 'banker' }

  test('without commission, the banker pays even money, and half of it with six', () => {
    const rules = rulesOfGame('no-commission-baccarat', 'baccarat')
    const factorOf = (totals: readonly [number, number], winner: string) => {
      const dealt = { player: [], banker: [], pairs: [], totals, winner }
      return baccarat.table.factorOf(rules, dealt, { spot: 'banker', amount: 1 })
    }
    expect([factorOf([5, 6], 'banker'), factorOf([5, 7], 'banker'), factorOf([6, 6], 'tie')]).toEqual([
      1500, 2000, 1000,
    ])
    expect(baccarat.table.factorOf({ ...rules, bankerSix: 1200 }, bySix, { spot: 'banker', amount: 1 })).toBe(1200)
    expect(baccarat.table.factorOf(rulesOfGame('baccarat', 'baccarat'), bySix, { spot: 'banker', amount: 1 })).toBe(
      1950,
    )
  })

  test('nobody draws after a natural; the player draws to five', () => {
    expect([playerDraws(8, 3), playerDraws(3, 9), playerDraws(5, 0), playerDraws(6, 0)]).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('the banker draws by the table of third cards', () => {
    const drawsOn = [0, 1, 2, 3, 4, 5, 6, 7].map((banker) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(0, banker, third)).join(''),
    )
    expect(drawsOn).toEqual(['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''])
    expect([5, 6].map((banker) => bankerDraws(6, banker, undefined))).toEqual([true, false])
  })
})
