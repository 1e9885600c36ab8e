import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../kernel.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export type SweepRule = {
  readonly table: keyof Tables
  /** The columns of the primary key. */
  readonly key: readonly string[]
  readonly moment: string
  /** How long a row is kept after its timestamp. */
  readonly keep: number
  /** Rows whose key is in this column stay. */
  readonly unlessIn?: { readonly table: keyof Tables; readonly column: string }
}

const day = 24 * 60 * 60_000

export const days = (count: number) => count * day

/** Expired rows are kept for a day, in case the clock ran ahead and is corrected. */
export const expired = (table: keyof Tables, key: string, moment = 'expires_at'): SweepRule => ({
  table,
  key: [key],
  moment,
  keep: day,
})

const batch = 500

/** Deletes expired rows in small batches that block no other writer. Returns the number of deleted rows. */
export async function sweep(db: Database, rules: readonly SweepRule[], now: number): Promise<number> {
  let deleted = 0
  for (const rule of rules) {
    for (let last = batch; last === batch; deleted += last) {
      await setImmediate()
      last = await deleteBatch(db, rule, now - rule.keep)
    }
  }
  return deleted
}

async function deleteBatch(db: Database, rule: SweepRule, before: number): Promise<number> {
  const { key, moment, unlessIn } = rule
  const [ids, at, rows] = [sql.join(key.map((column) => sql.ref(column))), sql.ref(moment), sql.table(rule.table)]
  const [named, other] = [
    sql.ref(`${rule.table}.${key[0]}`),
    unlessIn && sql.ref(`${unlessIn.table}.${unlessIn.column}`),
  ]
  const isFree = unlessIn
    ? sql`and not exists (select 1 from ${sql.table(unlessIn.table)} where ${other} = ${named})`
    : sql``
  const { numAffectedRows } = await sql`
    delete from ${rows} where (${ids}) in
      (select ${ids} from ${rows} where ${at} < ${before} ${isFree} limit ${sql.lit(batch)})
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

type Sweeping = Pick<Kernel, 'db' | 'now'> & {
  readonly log: Pick<Log, 'warn'>
  readonly rules: readonly SweepRule[]
}

/** Sweeps regularly until stopped; a failed sweep is retried at the next interval. */
export function sweepRegularly({ db, now, log, rules }: Sweeping, every = 10 * 60_000): () => void {
  const timer = setInterval(() => {
    sweep(db, rules, now()).catch((err: unknown) => log.warn({ err }, 'Old rows could not be deleted'))
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
