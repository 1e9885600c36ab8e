import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweep, sweepRegularly } from '../../src/kernel/database/sweep.ts'
import { sweepRulesFor } from '../../src/server/services/services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { databases } from './databases.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from './temporary-database.ts'

let temporary: TemporaryDatabase

const hour = 3_600_000
const keptDays = 30

const sweepRules = sweepRulesFor(readSettings({ KEEP_EVENTS_DAYS: String(keptDays) }))

async function addAccount() {
  const now = temporary.now()
  await temporary.db
    .insertInto('accounts')
    .values({
      id: 'one',
      email_confirmed: 0,
      currency: 'INR',
      locale: 'en',
      subscriptions: '[]',
      created_at: now,
      last_seen_at: now,
      last_seen_ip: '',
    })
    .execute()
  const session = { id: 'session', account_id: 'one', created_at: now, ip: '', user_agent: '' }
  await temporary.db.insertInto('sessions').values(session).execute()
}

describe.each(databases)('sweeping on %s', (database) => {
  beforeEach(async () => {
    temporary = await openTemporaryDatabase(database)
  })
  afterEach(() => temporary.close())

  test('deletes expired rows and keeps the rest', async () => {
    const { db } = temporary
    const now = temporary.now()
    await addAccount()
    // Each row is kept for a day after its moment, and a bucket for an hour.
    for (const [name, moment, purpose] of [
      ['old', now - 1, 'confirm-email'],
      ['new', now + 1, 'delete-email'],
    ] as const) {
      const token = { session_id: 'session', issued_at: now - hour, expires_at: moment - 24 * hour }
      await db
        .insertInto('spent_tokens')
        .values({ token_hash: name, expires_at: moment - 24 * hour })
        .execute()
      await db
        .insertInto('refresh_tokens')
        .values({ token_hash: name, ...token })
        .execute()
      const code = { account_id: 'one', purpose, expires_at: moment - 24 * hour }
      await db
        .insertInto('one_time_codes')
        .values({ code_hash: name, ...code })
        .execute()
      const given = { call: 'registration', request_hash: '', account_id: 'one', sealed_answer: '' }
      await db
        .insertInto('submissions')
        .values({ key_hash: name, ...given, created_at: moment - 24 * hour })
        .execute()
      await db
        .insertInto('rate_limits')
        .values({ key: name, tokens: 0, updated_at: moment - hour })
        .execute()
      await db
        .insertInto('events')
        .values({ id: name, kind: 'form-opened', details: '{}', created_at: moment - keptDays * 24 * hour })
        .execute()
    }
    expect(await sweep(db, sweepRules, now)).toBe(6)
    expect(await sweep(db, sweepRules, now)).toBe(0)
    for (const table of ['spent_tokens', 'refresh_tokens', 'one_time_codes', 'submissions', 'rate_limits'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1)
    }
    expect(await db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })

  test('deletes any number of rows, in batches', async () => {
    const tokens = Array.from({ length: 2100 }, (_, i) => ({ token_hash: String(i), expires_at: 1 }))
    for (let i = 0; i < 3; i++) await temporary.db.insertInto('spent_tokens').values(tokens.splice(0, 700)).execute()
    expect(await sweep(temporary.db, sweepRules, temporary.now())).toBe(2100)
  })

  test('runs regularly, and continues after a failure', async () => {
    const log = createTestLog()
    await temporary.db.schema.alterTable('rate_limits').renameTo('elsewhere').execute()
    await temporary.db.insertInto('spent_tokens').values({ token_hash: 'old', expires_at: 1 }).execute()
    const stop = sweepRegularly({ ...temporary, log, rules: sweepRules }, 20)
    await expect.poll(() => log.lines.length).toBeGreaterThan(1)
    stop()
    expect(await temporary.db.selectFrom('spent_tokens').selectAll().execute()).toEqual([])
    expect(log.lines[0]).toMatchObject({ message: 'Old rows could not be deleted' })
  })
})
