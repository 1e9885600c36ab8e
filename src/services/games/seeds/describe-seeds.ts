import type { PlaySeeds, RevealedSeeds } from '../../../contract/index.ts'
import type { Games } from '../games.ts'
import type { StoredSeed } from '../tables.ts'
import { seedsOf, unsealSecret } from './seeds.ts'

type Pair = { readonly current: StoredSeed; readonly next: StoredSeed }

export const describeSeeds = ({ current, next }: Pair): PlaySeeds => ({
  hash: current.hash,
  client_seed: current.client_seed,
  nonce: current.next_nonce,
  next_hash: next.hash,
})

export const describeRevealed = (games: Pick<Games, 'secrets'>, seed: StoredSeed): RevealedSeeds => ({
  hash: seed.hash,
  server_seed: unsealSecret(games, seed.sealed),
  client_seed: seed.client_seed,
  rounds: seed.next_nonce - 1,
  revealed_at: Math.floor((seed.revealed_at ?? 0) / 1000),
})

const shown = 20

/** The seeds in use, and the latest of those that are revealed. */
export async function readSeeds(games: Games, account: string) {
  const seeds = describeSeeds(await seedsOf(games, account))
  const revealed = await games.db
    .selectFrom('round_seeds')
    .selectAll()
    .where('account_id', '=', account)
    .where('revealed_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(shown)
    .execute()
  return { seeds, revealed: revealed.map((seed) => describeRevealed(games, seed)) }
}
