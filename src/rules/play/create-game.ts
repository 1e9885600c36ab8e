import type { Play } from '../../contract/index.ts'
import type { Competitor, Game, GameOf, Played } from './game.ts'
import { cricket } from './kinds/cricket.ts'
import { goals } from './kinds/goals.ts'
import { innings } from './kinds/innings.ts'
import { points } from './kinds/points.ts'
import { race } from './kinds/race.ts'
import { setsOfPoints } from './kinds/sets.ts'
import { tennis } from './kinds/tennis.ts'

const kinds: { readonly [Kind in Play['kind']]: GameOf<Kind, Played> } = {
  goals,
  points,
  sets: setsOfPoints,
  tennis,
  cricket,
  innings,
  race,
}

/** How a match of these competitors is played. */
export const createGame = (play: Play, competitors: readonly Competitor[]): Game =>
  (kinds[play.kind] as GameOf<Play['kind'], Played>)(play, competitors)
