/**
 * Every ordered pair of teams, in rounds: by the circle method each team plays at most once per round,
 * and the second half of the season repeats the first with home and away swapped.
 */
export function drawPairs<T>(teams: readonly T[]): [T, T][] {
  const circle: (T | undefined)[] = teams.length % 2 === 0 ? [...teams] : [...teams, undefined]
  const rounds = circle.length - 1
  const firstHalf: [T, T][] = []
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < circle.length / 2; place++) {
      const one = circle[place]
      const other = circle[circle.length - 1 - place]
      const pair = (round + place) % 2 === 0 ? [one, other] : [other, one]
      if (one !== undefined && other !== undefined) firstHalf.push(pair as [T, T])
    }
    circle.splice(1, 0, circle.pop())
  }
  return [...firstHalf, ...firstHalf.map(([home, away]): [T, T] => [away, home])]
}
