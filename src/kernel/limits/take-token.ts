import { sql } from 'kysely'
import { callError } from '../calls/errors.ts'
import type { Database } from '../database/database.ts'
import { prepare } from '../database/prepare.ts'
import type { Kernel } from '../kernel.ts'
import type { LimitRule } from './limit.ts'

type Bucket = { readonly key: string; readonly rule: LimitRule }

type Taking = { readonly key: string; readonly left: number; readonly moment: number; readonly rate: number }

const take = prepare((db, { key, left, moment, rate }: Taking) => {
  const elapsed = sql`case when excluded.updated_at > rate_limits.updated_at
    then excluded.updated_at - rate_limits.updated_at else 0 end`
  const grown = sql`rate_limits.tokens + (${elapsed}) * cast(${rate} as double precision)`
  // A new bucket is full, minus the token being taken.
  const full = sql`excluded.tokens + 1`
  const refilled = sql`case when ${grown} > ${full} then ${full} else ${grown} end`
  return db
    .insertInto('rate_limits')
    .values({ key, tokens: left, updated_at: moment })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ tokens: sql`${refilled} - 1`, updated_at: sql`rate_limits.updated_at + ${elapsed}` })
        .where(sql<boolean>`${refilled} >= 1`),
    )
    .returning('tokens')
})

/** Takes one token, or throws with the time until the next one. A refused attempt costs no token and writes nothing. */
export async function takeToken({ db, now }: Pick<Kernel, 'db' | 'now'>, { key, rule }: Bucket): Promise<void> {
  const { times, window } = rule
  const moment = now()
  const [taken] = await take(db, { key, left: times - 1, moment, rate: times / window })
  if (taken) return
  const bucket = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()
  if (bucket && bucket.updated_at - moment > maxSkew) await resetTimestamp(db, bucket, moment)
  throw callError('too-many-requests', { retryAfterSeconds: secondsToWait(bucket, rule, moment) })
}

/** Maximum clock difference between machines; a later timestamp was written before a clock was set back. */
const maxSkew = 60_000

/** Otherwise an empty bucket would stay empty until the clock catches up. */
async function resetTimestamp(db: Database, { key, updated_at }: Level, moment: number): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ updated_at: moment })
    .where('key', '=', key)
    .where('updated_at', '=', updated_at)
    .execute()
}

type Level = { readonly key: string; readonly tokens: number; readonly updated_at: number }

function secondsToWait(bucket: Level | undefined, { times, window }: LimitRule, moment: number): number {
  if (!bucket) return 1
  const rate = times / window
  const missing = 1 - (bucket.tokens + Math.max(0, moment - bucket.updated_at) * rate)
  return Math.max(1, Math.ceil(missing / rate / 1000))
}
