import { hash } from 'node:crypto'
import type { Database } from '../../../kernel/database/database.ts'
import { newId } from '../../../kernel/secrets.ts'
import { publishedHash, seedChain } from '../../../rules/fairness/seed-chain.ts'
import { hashOfSeed } from '../../../rules/fairness/seed-hash.ts'
import type { Games } from '../games.ts'
import { newSecret, sealSecret, unsealSecret } from '../seeds/seeds.ts'
import type { StoredChain } from '../tables.ts'

/** Some hours of rounds; then the next chain is published. A server that starts computes those of all tables. */
const length = 2000

/** Some seeds of a chain in a row: to compute all of them takes a moment, and to keep them takes room. */
type Part = { readonly from: number; readonly seeds: readonly string[] }

const kept = 500
const parts = new Map<string, Part>()
const chains = new Map<string, StoredChain>()

/** What is known of a round's seed, besides it. */
export type SeedOfRound = { readonly seed: string; readonly hash: string; readonly chain: StoredChain }

/** The seed of a round of a table, and its hash, which is the seed of the round before. */
export async function seedOfRound(games: Games, chainId: string, round: number): Promise<SeedOfRound> {
  const chain = await readChain(games.db, chainId)
  const place = round - chain.first_round
  const seed = seedAt(games, chain, place)
  return { seed, chain, hash: hashOfSeed(seed) }
}

function seedAt(games: Games, chain: StoredChain, place: number): string {
  const known = parts.get(chain.id)
  const found = known?.seeds[place - known.from]
  if (found !== undefined) return found
  const all = wholeChain(unsealSecret(games, chain.sealed), chain.rounds)
  keepPart(chain.id, all, place)
  const seed = all[place]
  if (seed === undefined) throw new Error(`The chain ${chain.id} has no round ${place}.`)
  return seed
}

function keepPart(chainId: string, all: readonly string[], place: number): void {
  const from = Math.max(0, place - 20)
  if (parts.size >= kept) parts.clear()
  parts.set(chainId, { from, seeds: all.slice(from, from + kept) })
}

/** Computed natively, ten times as fast. */
const wholeChain = (secret: string, rounds: number) => seedChain(secret, rounds, (seed) => hash('sha256', seed))

/** A chain never changes. */
export async function readChain(db: Database, id: string): Promise<StoredChain> {
  const known = chains.get(id)
  if (known) return known
  const chain = await db.selectFrom('table_chains').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (chains.size >= kept) chains.clear()
  chains.set(id, chain)
  return chain
}

/** The chain to which a round belongs; a new one is made, and published, before its first round. */
export async function chainFor(games: Games, table: string, round: number): Promise<StoredChain> {
  const known = await chainWith(games.db, table, round)
  if (known) return known
  const id = newId()
  const secret = newSecret()
  const all = wholeChain(secret, length)
  const [first = secret] = all
  keepPart(id, all, 0)
  await games.db
    .insertInto('table_chains')
    .values({
      id,
      table_id: table,
      first_round: round,
      rounds: length,
      sealed: sealSecret(games, secret),
      terminal_hash: publishedHash(first),
      created_at: games.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another process may have been faster: its chain counts.
  return chainFor(games, table, round)
}

async function chainWith(db: Database, table: string, round: number): Promise<StoredChain | undefined> {
  const last = await db
    .selectFrom('table_chains')
    .selectAll()
    .where('table_id', '=', table)
    .where('first_round', '<=', round)
    .orderBy('first_round', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && round < last.first_round + last.rounds ? last : undefined
}
