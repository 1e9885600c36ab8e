import { hashOfSeed } from './seed-hash.ts'

/**
 * The seeds of a table's rounds, the first round first: each is the hash of the one after it, so that nobody can tell
 * the next one, and everybody can check that it was fixed before. A server has a faster way to the same hash.
 */
export function seedChain(last: string, rounds: number, hashOf = hashOfSeed): string[] {
  const seeds: string[] = []
  for (let seed = last; seeds.length < rounds; seed = hashOf(seed)) seeds.push(seed)
  return seeds.reverse()
}

/** What is published before the first round: the hash of its seed. */
export const publishedHash = (first: string): string => hashOfSeed(first)

/** Whether the seed of a round (1 is the first) leads to the published hash. */
export function belongsToChain(seed: string, round: number, published: string): boolean {
  let hash = seed
  for (let done = 0; done < round; done++) hash = hashOfSeed(hash)
  return hash === published
}
