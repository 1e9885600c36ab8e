import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/kernel/database/database.ts'
import { migrate } from '../../src/kernel/database/migrate.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { hashFormId } from '../../src/services/events/record-event.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { postingsOf } from '../../src/services/ledger/statements/postings.ts'
import { databases, emptyDatabase } from '../kernel/databases.ts'

const firstTables = allMigrations.map((room) =>
  Object.fromEntries(Object.entries(room).filter(([name]) => name.startsWith('2026-11-21'))),
)

/** Rows of an earlier version, whose tables differ from those of today. */
type Rows = Record<string, Record<string, string | number | null>>

describe.each(databases)('a database on %s that an earlier version filled', (kind) => {
  let folder = ''
  let db: Database
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'earlier-'))
    db = openDatabase({ DATA_DIR: folder, ...(await emptyDatabase(kind, folder)) })
    await migrate(db, firstTables)
    await insert('accounts', [account('one'), account('two')])
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const insert = (table: string, rows: readonly Rows[string][]) =>
    (db as unknown as Kysely<Rows>).insertInto(table).values(rows).execute()

  test('of several pending bonuses the last one stays pending', async () => {
    await insert('player_bonuses', [
      bonus({ id: 'a', account_id: 'one', created_at: 1 }),
      bonus({ id: 'b', account_id: 'one', created_at: 3 }),
      bonus({ id: 'c', account_id: 'one', created_at: 3 }),
      bonus({ id: 'd', account_id: 'one', created_at: 4, status: 'expired' }),
      bonus({ id: 'e', account_id: 'two', created_at: 2 }),
    ])
    await migrate(db, allMigrations)
    const bonuses = await db.selectFrom('player_bonuses').select(['id', 'status']).orderBy('id').execute()
    expect(bonuses.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'a deactivated',
      'b deactivated',
      'c pending',
      'd expired',
      'e pending',
    ])
  })

  test('the ids of forms in events are hashed', async () => {
    const forms = Array.from({ length: 501 }, (_, index) => `form ${index}`)
    const event = (id: string, form_id: string | null) => ({
      id,
      kind: 'registration',
      form_id,
      details: '{}',
      created_at: 1,
    })
    await insert('events', [event('without', null), ...forms.map((form) => event(`of ${form}`, form))])
    await migrate(db, allMigrations)
    const rows = await db.selectFrom('events').select(['id', 'form_id']).execute()
    expect(new Map(rows.map(({ id, form_id }) => [id, form_id]))).toEqual(
      new Map([['without', null], ...forms.map((form) => [`of ${form}`, hashFormId(form)] as const)]),
    )
  })

  test('balances from before the ledger are transfers, and only the ledger has them', async () => {
    await insert('accounts', [{ ...account('rich'), balance: 12_345 }])
    await migrate(db, allMigrations)
    expect(await balancesOf(db, 'rich')).toEqual([{ pocket: 'cash', hold_id: '', currency: 'INR', amount: 12_345 }])
    expect(await balancesOf(db, 'one')).toEqual([])
    expect(await postingsOf(db, 'rich')).toMatchObject([{ kind: 'opening', cause: 'account rich', amount: 12_345 }])
    expect(await findFaults(db)).toEqual([])
    const row = await db.selectFrom('accounts').selectAll().where('id', '=', 'rich').executeTakeFirst()
    expect(row).not.toHaveProperty('balance')
  })

  test('several codes of one purpose are over', async () => {
    const code = { account_id: 'one', purpose: 'confirm-email', email: 'a@example.com', used_at: null }
    const late = Date.now() + 60_000
    await insert('one_time_codes', [
      { ...code, code_hash: 'a', expires_at: late },
      { ...code, code_hash: 'b', expires_at: late },
    ])
    await migrate(db, allMigrations)
    expect(await db.selectFrom('one_time_codes').selectAll().execute()).toEqual([])
  })
})

const account = (id: string) => ({
  id,
  email_confirmed: 0,
  currency: 'INR',
  locale: 'en',
  subscriptions: '[]',
  created_at: 1,
  last_seen_at: 1,
  last_seen_ip: '10.0.0.1',
})

const bonus = (changes: { id: string; account_id: string; created_at: number; status?: string }) => ({
  preset: 'casino-150',
  name: 'A bonus',
  status: 'pending',
  bets: 0,
  casino: 1,
  wager: 30,
  amount: 100,
  currency: 'INR',
  ...changes,
})
