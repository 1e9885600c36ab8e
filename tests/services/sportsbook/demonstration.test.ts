import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Manifest } from '../../../src/contract/index.ts'
import type { Feed } from '../../../src/services/sportsbook/feed/feed.ts'
import { createRecording, type Recorded } from '../../../src/services/sportsbook/feed/recording.ts'
import { databases } from '../../kernel/databases.ts'
import { records } from '../test-services.ts'
import { openLine, type TestLine } from './test-line.ts'

/** One fast competition, so that a season takes seconds. */
const competition = 'virtual-soccer-league'
const small: Manifest = { ...records, competitions: records.competitions.filter(({ id }) => id === competition) }

const begin = Date.UTC(2027, 0, 5, 12)

describe.each(databases)('the demonstration on %s', (database) => {
  const lines: TestLine[] = []
  const open = async (beside?: TestLine) => {
    const line = await openLine(database, { parts: { records: () => small }, ...(beside && { beside }) })
    line.clock.now = begin
    lines.push(line)
    return line
  }
  let line: TestLine
  beforeEach(async () => {
    line = await open()
  })
  afterEach(async () => {
    for (const one of lines.splice(0).toReversed()) await one.close()
  })

  const finished = async ({ db }: TestLine) => {
    const rows = await db.selectFrom('fixtures').selectAll().where('state', '=', 'finished').orderBy('id').execute()
    return new Map(rows.map(({ id, score }) => [id, score]))
  }

  test('plays to the end what has begun, and every market that was offered has a result', async () => {
    await line.hear(line.demonstration(), { seconds: 600, every: 4 })
    const over = [...(await finished(line)).keys()]
    expect(over.length).toBeGreaterThan(2)
    const markets = await line.db.selectFrom('markets').selectAll().where('fixture_id', 'in', over).execute()
    expect(markets.length).toBeGreaterThan(10)
    expect(markets.filter(({ state, result }) => state !== 'closed' || !result)).toEqual([])
  })

  test('tells the same season at any speed, and by several processes that take turns', async () => {
    await line.hear(line.demonstration(), { seconds: 480, every: 2 })
    const once = await finished(line)
    line.clock.now = begin
    await line.db.deleteFrom('markets').execute()
    await line.db.deleteFrom('fixtures').execute()
    await line.db.updateTable('leases').set({ leads_until: 0 }).execute()
    const [one, other] = [line.demonstration(), line.demonstration()]
    for (let minute = 0; minute < 8; minute++)
      await line.hear(minute % 2 === 0 ? one : other, { process: `process ${minute % 2}`, seconds: 60, every: 20 })
    const again = await finished(line)
    expect(again.size).toBeGreaterThan(1)
    for (const [id, score] of again) expect(once.get(id) ?? score).toBe(score)
  })

  test('only one process listens; another one takes its place when it is gone', async () => {
    const heard: string[] = []
    const named = (name: string): Feed => ({ name: 'one feed', tellNews: async () => void heard.push(name) })
    await line.hear(named('first'), { process: 'first', seconds: 1 })
    await line.hear(named('second'), { process: 'second', seconds: 1 })
    line.clock.now += 11_000
    await line.hear(named('second'), { process: 'second', seconds: 1 })
    await line.hear(named('first'), { process: 'first', seconds: 1 })
    expect(heard).toEqual(['first', 'second'])
  })

  test('a feed that falls silent suspends what is running, and opens it when it comes back', async () => {
    const feed = line.demonstration()
    const open = async () => {
      const rows = await line.db
        .selectFrom('markets')
        .innerJoin('fixtures', 'fixtures.id', 'fixture_id')
        .select('fixture_id')
        .where('markets.state', '=', 'open')
        .where('fixtures.starts_at', '<=', line.clock.now)
        .execute()
      return rows.map(({ fixture_id }) => fixture_id)
    }
    const hearUntil = async (isSeen: () => Promise<boolean>) => {
      for (let second = 0; second < 600 && !(await isSeen()); second++) await line.hear(feed, { seconds: 1 })
      expect(await isSeen()).toBe(true)
    }
    const begun = new Set(await open())
    await hearUntil(async () => (await open()).some((fixture) => !begun.has(fixture)))
    const running = (await open()).find((fixture) => !begun.has(fixture)) ?? ''
    const silent: Feed = { ...feed, tellNews: async () => {} }
    line.clock.now += 16_000
    await line.hear(silent, { seconds: 1 })
    expect(await open()).toEqual([])
    await hearUntil(async () => (await open()).includes(running))
  })

  test('a recording, played, tells the same as the demonstration did', async () => {
    const recorded: Recorded[] = []
    const feed = line.demonstration()
    const recording: Feed = {
      name: feed.name,
      tellNews: (listener) =>
        feed.tellNews({
          ...listener,
          tell(message) {
            recorded.push({ at: line.clock.now, message })
            return listener.tell(message)
          },
        }),
    }
    await line.hear(recording, { seconds: 200, every: 4 })
    const stateOf = async () => ({
      fixtures: await line.db
        .selectFrom('fixtures')
        .select(['id', 'state', 'score', 'version'])
        .orderBy('id')
        .execute(),
      markets: await line.db
        .selectFrom('markets')
        .select(['fixture_id', 'id', 'state', 'odds', 'result', 'version'])
        .orderBy('fixture_id')
        .orderBy('id')
        .execute(),
    })
    const told = await stateOf()
    const folder = mkdtempSync(path.join(tmpdir(), 'recording-'))
    const file = path.join(folder, 'matches.jsonl')
    writeFileSync(file, recorded.map((one) => `${JSON.stringify(one)}\n`).join(''))
    await line.db.deleteFrom('markets').execute()
    await line.db.deleteFrom('fixtures').execute()
    await line.db.deleteFrom('feeds').execute()
    line.clock.now = begin
    await line.hear(createRecording(file, line.services), { seconds: 200, every: 4 })
    rmSync(folder, { recursive: true })
    expect(await stateOf()).toEqual(told)
  })
})
