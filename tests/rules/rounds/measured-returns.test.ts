import { describe, expect, test } from 'vitest'
import { simulateGame } from '../../../scripts/simulate-returns/simulate-game.ts'
import { isSimulated } from '../../../src/rules/rounds/returns/prove-return.ts'
import { isLong, onThisMachine } from '../../machine.ts'
import { shippedGames } from './shipped-games.ts'

const measured = shippedGames.filter(({ engine }) => isSimulated(engine))

describe('a return that can only be measured', () => {
  test.each(measured.map((game) => [game.id, game] as const))(
    '%s is measured again',
    { timeout: onThisMachine(900_000) },
    (_, game) => {
      const { engine, simulation } = game
      if (!simulation || !isSimulated(engine)) throw new Error('There is no simulation.')
      if (isLong) expect(simulateGame(engine, simulation.seed, simulation.rounds)).toEqual(simulation)
      const other = simulateGame(engine, 'another seed', isLong ? 1_000_000 : 20_000)
      expect(Math.abs(other.returned - simulation.returned)).toBeLessThan(2 * other.margin + simulation.margin)
    },
  )
})
