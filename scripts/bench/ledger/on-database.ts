import { reachDatabase } from '../../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../../src/server/services/services.ts'
import type { Ledger } from '../../../src/services/ledger/ledger.ts'
import { type DatabaseKind, withPlace } from './with-place.ts'
import { records } from './work.ts'

/** Runs with an empty ledger. */
export const withLedger = <Result>(kind: DatabaseKind, use: (ledger: Ledger) => Promise<Result>): Promise<Result> =>
  withPlace(kind, async (place) => {
    const db = await reachDatabase(place, allMigrations)
    return await use({ db, now: Date.now, records }).finally(() => db.destroy())
  })
