import type { Competitor, GameOf, Played } from '../game.ts'
import { endMatch, newPlayed } from '../played.ts'
import type { Chance } from '../random.ts'

const layout = { parts: ['match'], units: [] }

type Runner = { readonly id: string; readonly weight: number }

export const race: GameOf<'race', Played> = ({ seconds, favourites, deadHeats }, competitors) => {
  const runners = competitors.map(
    ({ id, strength }: Competitor): Runner => ({ id, weight: (strength / 100) ** (favourites / 100) }),
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
    let rest = chance() * left.reduce((sum, { weight }) => sum + weight, 0)
    const found = left.findIndex(({ weight }) => (rest -= weight) < 0)
    return left.splice(found, 1)[0]?.id ?? ''
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
