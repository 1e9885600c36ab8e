import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reachDatabase } from '../../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../../src/server/services/services.ts'
import type { Ledger } from '../../../src/services/ledger/ledger.ts'
import { createCluster } from '../../cli/postgres-cluster.ts'

/** Runs with an empty ledger on SQLite, or on a PostgreSQL server of its own; both write commits to disk. */
export async function withLedger<Result>(
  kind: 'SQLite' | 'PostgreSQL',
  use: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-ledger-'))
  const cluster = kind === 'PostgreSQL' ? createCluster({ isQuick: false }) : undefined
  await cluster?.start()
  try {
    const place = { DATA_DIR: folder, ...(cluster && { DATABASE_URL: cluster.address }) }
    const db = await reachDatabase(place, allMigrations)
    const site = { currencies: [{ code: 'INR', symbol: '₹', flag: 'IN', digits: 2 }] }
    return await use({ db, now: Date.now, records: () => ({ site }) }).finally(() => db.destroy())
  } finally {
    await cluster?.stop()
    cluster?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
