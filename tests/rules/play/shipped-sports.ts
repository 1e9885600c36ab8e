import fc from 'fast-check'
import type { CompiledCompetition, Sport } from '../../../src/contract/index.ts'
import { fixturesOf } from '../../../src/rules/calendar/fixtures-of.ts'
import { createGame } from '../../../src/rules/play/create-game.ts'
import type { Seed } from '../../../src/rules/play/random.ts'
import { manifest } from '../../shipped.ts'

const { sports, competitions, marketTypes } = manifest

export { competitions, marketTypes, sports }

const word = fc.integer({ min: 1, max: 2 ** 32 - 1 })
export const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)

/** A match of each shipped competition. */
export const shipped = competitions.map((competition) => {
  const sport = sports.find(({ id }) => id === competition.sport) as Sport
  const [fixture] = fixturesOf(competition, sport, { from: 1_790_000_000, until: 1_900_000_000 })
  if (!fixture) throw new Error(`${competition.id} has no fixture`)
  return { competition, sport, fixture, game: gameOf(sport, competition, fixture.sides) }
})

function gameOf(sport: Sport, { teams }: CompiledCompetition, sides: readonly string[]) {
  const strengths = new Map(teams.map(({ id, strength }) => [id as string, strength]))
  return createGame(
    sport.play,
    sides.map((id) => ({ id, strength: strengths.get(id) ?? 100 })),
  )
}
