import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { longestWindow } from '../limits/limit-rules.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Rule = {
  readonly table: keyof Tables
  readonly key: string
  readonly moment: string
  /** How long a row is kept after its moment. */
  readonly keep: number
}

const day = 24 * 60 * 60_000

/** What has expired stays for a day: a clock that ran ahead and was set right finds again what it knew. */
const rules: readonly Rule[] = [
  { table: 'spent_tokens', key: 'token_hash', moment: 'expires_at', keep: day },
  { table: 'refresh_tokens', key: 'token_hash', moment: 'expires_at', keep: day },
  { table: 'one_time_codes', key: 'code_hash', moment: 'expires_at', keep: day },
  { table: 'staff_sessions', key: 'token_hash', moment: 'expires_at', keep: day },
  { table: 'staff_invitations', key: 'token_hash', moment: 'expires_at', keep: day },
  { table: 'submissions', key: 'key_hash', moment: 'created_at', keep: day },
  { table: 'rate_limits', key: 'key', moment: 'updated_at', keep: longestWindow },
]

const batch = 500

/** Deletes what is of no more use, in batches so small that nobody waits for them. Says how many rows went. */
export async function sweep(db: Database, now: number): Promise<number> {
  let deleted = 0
  for (const rule of rules) {
    for (let last = batch; last === batch; deleted += last) {
      await setImmediate()
      last = await deleteBatch(db, rule, now - rule.keep)
    }
  }
  return deleted
}

async function deleteBatch(db: Database, { table, key, moment }: Rule, before: number): Promise<number> {
  const [id, at, rows] = [sql.ref(key), sql.ref(moment), sql.table(table)]
  const { numAffectedRows } = await sql`
    delete from ${rows} where ${id} in (select ${id} from ${rows} where ${at} < ${before} limit ${sql.lit(batch)})
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

type Sweeping = { readonly db: Database; readonly now: () => number; readonly log: Pick<Log, 'warn'> }

/** Sweeps from time to time until it is told to stop; a sweep that fails is tried again at the next turn. */
export function sweepRegularly({ db, now, log }: Sweeping, every = 10 * 60_000): () => void {
  const timer = setInterval(() => {
    sweep(db, now()).catch((err: unknown) => log.warn({ err }, 'Old rows could not be deleted'))
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
