/** In how many ways so many things can be chosen from others; none if there are too few. */
export function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n
  let ways = 1n
  for (let chosen = 0; chosen < count; chosen++) ways = (ways * BigInt(from - chosen)) / BigInt(chosen + 1)
  return ways
}
