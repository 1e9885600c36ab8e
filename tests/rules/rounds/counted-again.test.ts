import { expect, test } from 'vitest'
import { pattiValue } from '../../../src/rules/rounds/kinds/teen-patti/patti-hand.ts'
import { pokerHands } from '../../../src/rules/rounds/kinds/video-poker/poker-hand.ts'
import { equalPairs, pattiCounts } from '../../../src/rules/rounds/returns/patti-hands.ts'
import { made, madeOf } from '../../../src/rules/rounds/returns/video-poker-hands.ts'
import { isLong, onThisMachine } from '../../machine.ts'
import { countHolds } from './video-poker-holds.ts'

/** It takes half a minute: nightly. */
const counted = isLong ? [['video poker: all deals, holds and draws']] : []

test.each(counted)('%s', { timeout: onThisMachine(600_000) }, () => {
  const pays = [800, 50, 25, 9, 6, 4, 3, 2, 1, 0]
  const counts = countHolds(pays, madeOf)
  expect(pokerHands.map((hand, place) => [hand, Math.round(counts[place] ?? 0)])).toEqual(
    pokerHands.map((hand) => [hand, made[hand]]),
  )
})

test('teen patti: all hands, and all pairs of equal ones', () => {
  const hands: { cards: number[]; strength: number }[] = []
  const counts: Record<string, number> = {}
  for (let a = 0; a < 52; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++) {
        const { hand, strength } = pattiValue([a, b, c])
        counts[hand] = (counts[hand] ?? 0) + 1
        hands.push({ cards: [a, b, c], strength })
      }
  expect(counts).toMatchObject(pattiCounts)
  const equal = Map.groupBy(hands, ({ strength }) => strength)
  let pairs = 0
  for (const group of equal.values())
    for (const one of group)
      for (const other of group) if (one.cards.every((card) => !other.cards.includes(card))) pairs += 1
  expect(pairs).toBe(equalPairs)
})
