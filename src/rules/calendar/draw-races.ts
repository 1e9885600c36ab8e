/** Races of some of the competitors, in rounds: each starts at most once per round, and every round has other fields. */
export function drawRaces<T>(competitors: readonly T[], runners: number): T[][] {
  const count = competitors.length
  const racesInARound = Math.max(1, Math.floor(count / runners))
  const steps = stepsThrough(count)
  return Array.from({ length: steps.length * count }, (_, round) => {
    const step = steps[round % steps.length] ?? 1
    const order = competitors.map((_, place) => competitors[(place * step + round) % count] as T)
    return Array.from({ length: racesInARound }, (_, race) => order.slice(race * runners, (race + 1) * runners))
  }).flat()
}

/** The distances by which one reaches every place of a circle. */
const stepsThrough = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).filter((step) => greatestCommonDivisor(step, count) === 1)

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)
