import { drawIndex } from '../draw.ts'
import type { GameOf, Played } from '../game.ts'
import { layoutOf } from '../layout.ts'
import { endMatch, newPlayed } from '../played.ts'
import type { Chance } from '../random.ts'

type Runner = { readonly id: string; readonly weight: number }

export const race: GameOf<'race', Played> = (play, competitors) => {
  const { seconds, favourites, deadHeats } = play
  const layout = layoutOf(play)
  const runners = competitors.map(
    ({ id, strength }): Runner => ({ id, weight: (strength / 100) ** (favourites / 100) }),
  )
  return {
    layout,
    begin: () => newPlayed(layout),
    advance(state, chance) {
      state.ranking = placesOf(orderOf(runners, chance), deadHeats / 100, chance)
      endMatch(state)
      return { seconds, isImportant: true }
    },
    clockOf: (_, since) => ({ part: 'match', seconds: Math.min(seconds, Math.floor(since)), isRunning: true }),
  }
}

/** Each place goes to one of the others, by their weights. */
function orderOf(runners: readonly Runner[], chance: Chance): readonly string[] {
  const left = [...runners]
  return runners.map(() => {
    const index = drawIndex(
      left.map(({ weight }) => weight),
      chance,
    )
    return left.splice(Math.min(index, left.length - 1), 1)[0]?.id ?? ''
  })
}

function placesOf(order: readonly string[], deadHeat: number, chance: Chance): readonly (readonly string[])[] {
  const places: string[][] = []
  for (const id of order) {
    const place = places.at(-1)
    if (place && chance() < deadHeat) place.push(id)
    else places.push([id])
  }
  return places
}
