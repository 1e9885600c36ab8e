import { randomBytes } from 'node:crypto'
import type { Database } from '../../../kernel/database/database.ts'
import { seal, unsealWithAny } from '../../../kernel/seal.ts'
import { newId } from '../../../kernel/secrets.ts'
import { hashOfSeed } from '../../../rules/fairness/seed-hash.ts'
import type { Games } from '../games.ts'
import type { StoredSeed } from '../tables.ts'

/** Of the seeds of players and of tables. */
const purpose = 'seeds of games'

/** A secret from which draws follow, as text. */
export const newSecret = () => randomBytes(32).toString('hex')

export const sealSecret = ({ secrets }: Pick<Games, 'secrets'>, secret: string) => seal(secret, secrets.keyFor(purpose))

export function unsealSecret({ secrets }: Pick<Games, 'secrets'>, sealed: string): string {
  const secret = unsealWithAny(sealed, secrets.keysFor(purpose))
  if (secret === undefined) throw new Error('A seed was sealed with a root key that was removed.')
  return secret
}

/** The row of a new server seed. */
export function newSeed(
  games: Pick<Games, 'secrets'>,
  { account_id, number, begun_at }: Pick<StoredSeed, 'account_id' | 'number' | 'begun_at'>,
): StoredSeed {
  const secret = newSecret()
  return {
    id: newId(),
    account_id,
    number,
    sealed: sealSecret(games, secret),
    hash: hashOfSeed(secret),
    client_seed: newClientSeed(),
    next_nonce: 1,
    begun_at,
    revealed_at: null,
  }
}

export const newClientSeed = () => randomBytes(8).toString('hex')

/** The seeds of a player: those in use, and those that come next. They are made when they are first needed. */
export async function seedsOf(
  games: Pick<Games, 'db' | 'now' | 'secrets'>,
  account: string,
): Promise<{ readonly current: StoredSeed; readonly next: StoredSeed }> {
  const [next, current] = await latest(games.db, account)
  if (next && current) return { current, next }
  await makeSeeds(games, games.db, account)
  return seedsOf(games, account)
}

async function makeSeeds(games: Pick<Games, 'now' | 'secrets'>, db: Database, account_id: string): Promise<void> {
  await db
    .insertInto('round_seeds')
    .values([
      newSeed(games, { account_id, number: 1, begun_at: games.now() }),
      newSeed(games, { account_id, number: 2, begun_at: null }),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const latest = (db: Database, account: string): Promise<StoredSeed[]> =>
  db
    .selectFrom('round_seeds')
    .selectAll()
    .where('account_id', '=', account)
    .where('revealed_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(2)
    .execute()

/** The seeds of the next round, with its number. */
export async function takeNonce(
  games: Pick<Games, 'now' | 'secrets'>,
  db: Database,
  account: string,
): Promise<StoredSeed> {
  const seed = await nextNonce(db, account)
  if (seed) return { ...seed, next_nonce: seed.next_nonce - 1 }
  await makeSeeds(games, db, account)
  return takeNonce(games, db, account)
}

const nextNonce = (db: Database, account: string): Promise<StoredSeed | undefined> =>
  db
    .updateTable('round_seeds')
    .set((row) => ({ next_nonce: row('next_nonce', '+', 1) }))
    .where('account_id', '=', account)
    .where('begun_at', 'is not', null)
    .where('revealed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const seedById = (db: Database, id: string | null): Promise<StoredSeed> =>
  db
    .selectFrom('round_seeds')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()
