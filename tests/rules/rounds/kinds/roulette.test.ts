import { describe, expect, test } from 'vitest'
import { evenChances, isRed, rouletteSpots } from '../../../../src/rules/rounds/kinds/roulette/spots.ts'
import { factorOfChip } from '../../../../src/rules/rounds/play-table.ts'
import { rulesOfGame } from '../shipped-games.ts'

const rules = rulesOfGame('roulette', 'roulette')
const spots = rouletteSpots(rules)

/** How many bets there are on so many numbers. */
const byCount = (zeros: number) => {
  const counts = new Map<number, number>()
  for (const pockets of rouletteSpots({ zeros }).values())
    counts.set(pockets.length, (counts.get(pockets.length) ?? 0) + 1)
  return Object.fromEntries(counts)
}

describe('the bets of roulette', () => {
  test('are all that a European table has', () => {
    // 57 splits and 3 with zero, 12 streets and 2 trios, 22 corners and the first four, 11 lines, 6 dozens and columns.
    expect(byCount(1)).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 })
  })

  test('are those of an American table with two zeros', () => {
    expect(byCount(2)).toEqual({ 1: 38, 2: 58, 3: 12, 4: 22, 5: 1, 6: 11, 12: 6, 18: 6 })
  })

  test('name each number once, and none that is not on the wheel', () => {
    const wrong = [...spots].filter(
      ([, pockets]) => new Set(pockets).size < pockets.length || pockets.some((number) => number < 0 || number > 36),
    )
    expect(wrong).toEqual([])
  })

  test('18 numbers are red, and neighbours in a split touch each other', () => {
    expect(Array.from({ length: 37 }, (_, number) => number).filter(isRed)).toHaveLength(18)
    const splits = [...spots].filter(([name]) => name.startsWith('split-') && !name.startsWith('split-0'))
    const apart = splits.filter(([, [one = 0, other = 0]]) => {
      const [row, otherRow] = [one, other].map((number) => Math.ceil(number / 3))
      return other - one !== 3 && (other - one !== 1 || row !== otherRow)
    })
    expect(apart).toEqual([])
  })
})

describe('what roulette pays', () => {
  const pays = (spot: string, number: number, lucky?: { number: number; pays: number }[]) =>
    factorOfChip(rules, { number, ...(lucky && { lucky }) }, { spot, amount: 1 })

  test('is 35 to 1 for a number and even money for a colour; zero takes the outside bets', () => {
    expect([pays('straight-17', 17), pays('straight-17', 18), pays('black', 17), pays('red', 17)]).toEqual([
      36_000, 0, 2000, 0,
    ])
    expect(evenChances.map((spot) => pays(spot, 0))).toEqual(evenChances.map(() => 0))
  })

  test('a lucky number pays more, on itself alone', () => {
    const lucky = [{ number: 17, pays: 100_000 }]
    expect([pays('straight-17', 17, lucky), pays('split-17-18', 17, lucky)]).toEqual([100_000, 18_000])
  })

  test('half of an outside stake comes back on zero where the rules say so', () => {
    const half = rulesOfGame('half-back-roulette', 'roulette')
    const on = (spot: string) => factorOfChip(half, { number: 0 }, { spot, amount: 1 })
    expect([on('red'), on('dozen-1'), on('straight-0')]).toEqual([500, 0, 36_000])
  })
})
