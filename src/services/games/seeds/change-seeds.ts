import type { Database } from '../../../kernel/database/database.ts'
import { takeStakesTurn } from '../../cashier/limits/require-stake.ts'
import { callError } from '../errors.ts'
import type { Games } from '../games.ts'
import type { StoredSeed } from '../tables.ts'
import { describeRevealed, describeSeeds } from './describe-seeds.ts'
import { newClientSeed, newSeed, seedsOf } from './seeds.ts'

/** Reveals the server seed in use and begins with the next one, whose hash was told before; no round may be running. */
export async function changeSeeds(games: Games, account: string, client_seed = newClientSeed()) {
  await seedsOf(games, account)
  return games.db.transaction().execute(async (db) => {
    // Rounds are begun one after the other, and not while seeds are changed.
    await takeStakesTurn(db, account)
    const { current, next } = await seedsOf({ ...games, db }, account)
    await requireNoneRunning(db, current)
    const moment = games.now()
    await set(db, current, { revealed_at: moment })
    await set(db, next, { begun_at: moment, client_seed })
    const after = newSeed(games, { account_id: account, number: next.number + 1, begun_at: null })
    await db.insertInto('round_seeds').values(after).execute()
    return {
      seeds: describeSeeds({ current: { ...next, client_seed }, next: after }),
      revealed: describeRevealed(games, { ...current, revealed_at: moment }),
    }
  })
}

const set = (db: Database, { id }: StoredSeed, change: Partial<StoredSeed>) =>
  db.updateTable('round_seeds').set(change).where('id', '=', id).execute()

async function requireNoneRunning(db: Database, { id, account_id }: StoredSeed): Promise<void> {
  const running = await db
    .selectFrom('rounds')
    .select('id')
    .where('account_id', '=', account_id)
    .where('state', '=', 'running')
    .where('seed_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (running) throw callError('seeds-in-use', { details: { round: running.id } })
}
