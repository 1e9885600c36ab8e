import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPostgres } from '../../../src/kernel/database/is-postgres.ts'
import { drain, droppedEvents, recordEvent } from '../../../src/services/events/record-event.ts'
import { databases } from '../../kernel/databases.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from '../../kernel/temporary-database.ts'

let temporary: TemporaryDatabase

/** The log of events, with room for so many. */
const toBudget = (EVENTS_MAX = 10_000) => ({ ...temporary, settings: { EVENTS_MAX } })

const events = () => temporary.db.selectFrom('events').selectAll().execute()

describe.each(databases)('events on %s', (database) => {
  beforeEach(async () => {
    temporary = await openTemporaryDatabase(database)
  })
  afterEach(() => temporary.close())

  test('are written after the answer', async () => {
    await temporary.db.transaction().execute(async (other) => {
      // Nothing can be written meanwhile.
      if (isPostgres(other)) await sql`lock table events in exclusive mode`.execute(other)
      recordEvent(toBudget(), { kind: 'form-opened', landing: 'home', click_id: 'a\0b', details: { type: '1' } })
      expect(await other.selectFrom('events').selectAll().execute()).toEqual([])
    })
    await drain(temporary)
    expect(await events()).toMatchObject([
      {
        kind: 'form-opened',
        landing: 'home',
        click_id: 'ab',
        account_id: null,
        details: '{"type":"1"}',
        created_at: temporary.now(),
      },
    ])
  })

  test('many at once are all written', async () => {
    for (let i = 0; i < 1234; i++) recordEvent(toBudget(), { kind: 'form-opened' })
    await drain(temporary)
    expect(await events()).toHaveLength(1234)
    recordEvent(toBudget(), { kind: 'later' })
    await drain(temporary)
    expect(await events()).toHaveLength(1235)
  })

  test('those beyond the queue limit are dropped, counted, and logged once', async () => {
    const log = createTestLog()
    for (let i = 0; i < 5010; i++) recordEvent(toBudget(), { kind: 'form-opened' }, log)
    expect(droppedEvents(temporary)).toBe(10)
    expect(log.lines).toHaveLength(1)
    await drain(temporary)
    expect(await events()).toHaveLength(5000)
  })

  test('those beyond the budget are dropped, counted and logged once, until swept ones make room', async () => {
    const log = createTestLog()
    for (let i = 0; i < 70; i++) recordEvent(toBudget(60), { kind: 'form-opened' }, log)
    await drain(temporary)
    for (let i = 0; i < 70; i++) recordEvent(toBudget(60), { kind: 'form-opened' }, log)
    await drain(temporary)
    expect(await events()).toHaveLength(60)
    expect(droppedEvents(temporary)).toBe(80)
    expect(log.lines.map(({ message }) => message)).toEqual(['EVENTS_MAX events are stored; further ones are dropped'])
    await temporary.db.deleteFrom('events').execute()
    temporary.later(10 * 60_000)
    recordEvent(toBudget(60), { kind: 'later' }, log)
    await drain(temporary)
    expect(await events()).toMatchObject([{ kind: 'later' }])
  })

  test('that cannot be written do not affect requests', async () => {
    const log = createTestLog()
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    recordEvent(toBudget(), { kind: 'odd', details: circle }, log)
    await temporary.db.schema.dropTable('events').execute()
    recordEvent(toBudget(), { kind: 'lost' }, log)
    await drain(temporary)
    expect(droppedEvents(temporary)).toBe(2)
    expect(log.lines.map(({ message }) => message)).toEqual([
      'An event could not be written',
      'Events could not be written',
    ])
  })

  test('draining an empty queue resolves at once', async () => {
    await drain(temporary)
    expect(droppedEvents(temporary)).toBe(0)
  })
})
