import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drain, droppedEvents, recordEvent } from '../../../src/services/events/record-event.ts'
import { databases } from '../../kernel/databases.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from '../../kernel/temporary-database.ts'

let temporary: TemporaryDatabase

const events = () => temporary.db.selectFrom('events').selectAll().execute()

describe.each(databases)('events on %s', (database) => {
  beforeEach(async () => {
    temporary = await openTemporaryDatabase(database)
  })
  afterEach(() => temporary.close())

  test('are written after the answer', async () => {
    recordEvent(temporary, { kind: 'form-opened', landing: 'home', click_id: 'a\0b', details: { type: '1' } })
    expect(await events()).toEqual([])
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
    for (let i = 0; i < 1234; i++) recordEvent(temporary, { kind: 'form-opened' })
    await drain(temporary)
    expect(await events()).toHaveLength(1234)
    recordEvent(temporary, { kind: 'later' })
    await drain(temporary)
    expect(await events()).toHaveLength(1235)
  })

  test('those beyond the queue limit are dropped, counted, and logged once', async () => {
    const log = createTestLog()
    for (let i = 0; i < 5010; i++) recordEvent(temporary, { kind: 'form-opened' }, log)
    expect(droppedEvents(temporary)).toBe(10)
    expect(log.lines).toHaveLength(1)
    await drain(temporary)
    expect(await events()).toHaveLength(5000)
  })

  test('that cannot be written do not affect requests', async () => {
    const log = createTestLog()
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    recordEvent(temporary, { kind: 'odd', details: circle }, log)
    await temporary.db.schema.dropTable('events').execute()
    recordEvent(temporary, { kind: 'lost' }, log)
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
