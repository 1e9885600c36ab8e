import type { Game, Played } from './game.ts'
import { copyOf, isOver } from './played.ts'
import { createChance, derivedSeed, type Seed } from './random.ts'

/** How the match may end: as often as asked, each time by the same numbers for the same seed. */
export function playToTheEnd(game: Game, from: Played, seed: Seed, times: number): readonly Played[] {
  return Array.from({ length: times }, (_, n) => {
    const state = copyOf(from)
    const chance = createChance(derivedSeed(seed, n))
    while (!isOver(state)) game.advance(state, chance)
    return state
  })
}
