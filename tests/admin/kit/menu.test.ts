import { describe, expect, test } from 'vitest'
import { matchTyped } from '../../../admin/kit/menu/match-typed.ts'
import { targetOf } from '../../../admin/kit/menu/target-of.ts'

describe('the keys of a menu', () => {
  test.for([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['x', 1, undefined],
  ] as const)('%s at %i leads to %s', ([key, index, target]) => {
    expect(targetOf(key, index, 3)).toBe(target)
  })
})

describe('typing in a menu', () => {
  const labels = ['Banner', 'Footer', 'Game', 'Gallery', 'Hero']

  test('leads to the next item that begins with the letter, around the end', () => {
    expect(matchTyped(labels, 'g', 0)).toBe(2)
    expect(matchTyped(labels, 'g', 2)).toBe(3)
    expect(matchTyped(labels, 'b', 4)).toBe(0)
  })

  test('goes on with the same letter, and narrows with others', () => {
    expect(matchTyped(labels, 'gg', 2)).toBe(3)
    expect(matchTyped(labels, 'gal', 2)).toBe(3)
    expect(matchTyped(labels, 'gam', 2)).toBe(2)
    expect(matchTyped(labels, 'x', 0)).toBeUndefined()
  })
})
