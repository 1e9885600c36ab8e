import { describe, expect, test } from 'vitest'
import { floorsOf, type State, slopeOf } from '../../scripts/load/server-state.ts'

const used = (state: State) => state.used

/** A quarter of an hour in which memory grows by so much an hour, and is collected every two minutes. */
const states = (growth: number): State[] =>
  Array.from({ length: 90 }, (_, index) => {
    const at = index * 10
    return { at, megabytes: 300, used: 100 + (growth * at) / 3600 + (at % 120) / 3, handles: 30 }
  })

describe('what a server keeps', () => {
  test.each([0, 50, 500])('is told from what waits to be collected: %i MB an hour', (growth) => {
    const floors = floorsOf(states(growth), 6, used)
    expect(floors).toHaveLength(6)
    expect(Math.abs(slopeOf(floors, used) - growth)).toBeLessThan(15)
  })

  test('is nothing where nothing was seen twice', () => {
    expect(floorsOf(states(0).slice(0, 1), 6, used)).toHaveLength(1)
  })
})
