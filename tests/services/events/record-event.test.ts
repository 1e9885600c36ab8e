import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { drain, droppedEvents, recordEvent } from '../../../src/services/events/record-event.ts'
import { databases } from '../../kernel/databases.ts'
import { createTestLog, type Ground, layGround } from '../../kernel/temporary-database.ts'

let ground: Ground

const events = () => ground.db.selectFrom('events').selectAll().execute()

describe.each(databases)('events on %s', (database) => {
  beforeEach(async () => {
    ground = await layGround(database)
  })
  afterEach(() => ground.close())

  test('are written after the answer', async () => {
    recordEvent(ground, { kind: 'form-opened', landing: 'home', click_id: 'a\0b', details: { type: '1' } })
    expect(await events()).toEqual([])
    await drain(ground)
    expect(await events()).toMatchObject([
      {
        kind: 'form-opened',
        landing: 'home',
        click_id: 'ab',
        account_id: null,
        details: '{"type":"1"}',
        created_at: ground.now(),
      },
    ])
  })

  test('many at once are all written', async () => {
    for (let i = 0; i < 1234; i++) recordEvent(ground, { kind: 'form-opened' })
    await drain(ground)
    expect(await events()).toHaveLength(1234)
    recordEvent(ground, { kind: 'later' })
    await drain(ground)
    expect(await events()).toHaveLength(1235)
  })

  test('more than can wait are dropped, counted, and said once', async () => {
    const log = createTestLog()
    for (let i = 0; i < 5010; i++) recordEvent(ground, { kind: 'form-opened' }, log)
    expect(droppedEvents(ground)).toBe(10)
    expect(log.lines).toHaveLength(1)
    await drain(ground)
    expect(await events()).toHaveLength(5000)
  })

  test('that cannot be written are no trouble for anybody', async () => {
    const log = createTestLog()
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    recordEvent(ground, { kind: 'odd', details: circle }, log)
    await ground.db.schema.dropTable('events').execute()
    recordEvent(ground, { kind: 'lost' }, log)
    await drain(ground)
    expect(droppedEvents(ground)).toBe(2)
    expect(log.lines.map(({ message }) => message)).toEqual([
      'An event could not be written',
      'Events could not be written',
    ])
  })

  test('with nothing waiting, there is nothing to wait for', async () => {
    await drain(ground)
    expect(droppedEvents(ground)).toBe(0)
  })
})
