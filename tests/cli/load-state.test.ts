import { expect, test } from 'vitest'
import { type State, slopeOf } from '../../scripts/load/server-state.ts'

/** Fifteen minutes in which memory grows at this rate per hour and is collected every two minutes. */
const states = (growth: number): State[] =>
  Array.from({ length: 90 }, (_, index) => {
    const at = index * 10
    return { at, megabytes: 300 + (growth * at) / 3600 + (at % 120) / 10, used: 100, handles: 30 }
  })

test.each([0, 50, 500])('growth is told from what waits to be collected: %i MB an hour', (growth) => {
  expect(Math.abs(slopeOf(states(growth), ({ megabytes }) => megabytes) - growth)).toBeLessThan(10)
})
