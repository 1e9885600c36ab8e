import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../kernel/databases.ts'
import { fixtureId, imageOf, openLine, scoreOf, type TestLine, winner } from './test-line.ts'

const fixture = fixtureId

describe.each(databases)('the line on %s', (database) => {
  let line: TestLine
  beforeEach(async () => {
    line = await openLine(database)
  })
  afterEach(() => line.close())

  const market = async (id = 'result-goals') => {
    const row = await line.market(fixture, id)
    return row && { ...row, result: row.result && JSON.parse(row.result), odds: JSON.parse(row.odds) }
  }
  const half = { ...winner, type: 'result-half', part: 'half-1' }

  test('shows what an image tells, and changes what a delta tells', async () => {
    expect(await line.tell(imageOf())).toBe('applied')
    expect(await market()).toMatchObject({ state: 'open', odds: { home: 2000 }, version: 1 })
    const odds = { home: 1500, draw: 3800, away: 6000 }
    await line.tell({ kind: 'delta', fixture, version: 2, score: scoreOf(1, 0), markets: [{ ...winner, odds }] })
    expect(await market()).toMatchObject({ state: 'open', odds, version: 2 })
    expect(JSON.parse((await line.fixture(fixture))?.score ?? '')).toEqual(scoreOf(1, 0))
  })

  test('parts that its sport does not have are not shown: the clock is that of the match, and no such market is opened', async () => {
    await line.tell(
      imageOf({ clock: { part: 'chukka-7', seconds: 60 }, markets: [winner, { ...half, part: 'chukka-7' }] }),
    )
    expect(JSON.parse((await line.fixture(fixture))?.clock ?? '')).toEqual({ part: 'match', seconds: 60 })
    expect(await market('result-half@chukka-7')).toBeUndefined()
    await line.tell({ kind: 'clock', fixture, version: 2, clock: { part: 'extra' } })
    expect(JSON.parse((await line.fixture(fixture))?.clock ?? '')).toEqual({ part: 'extra' })
  })

  test('an older or repeated message changes nothing', async () => {
    await line.tell(imageOf({ version: 5, score: scoreOf(1, 0) }))
    const before = [await line.fixture(fixture), await market()]
    const late = { ...winner, odds: { home: 9000 } }
    expect([
      await line.tell({ kind: 'delta', fixture, version: 4, score: scoreOf(0, 0), markets: [late] }),
      await line.tell(imageOf({ version: 5, markets: [late] })),
    ]).toEqual(['old', 'old'])
    expect([await line.fixture(fixture), await market()]).toEqual(before)
  })

  test('what is told about an unknown fixture asks for an image', async () => {
    expect(await line.tell({ kind: 'bet-stop', fixture, version: 1 })).toBe('image-wanted')
    expect(await line.fixture(fixture)).toBeUndefined()
  })

  test('a bet stop suspends all markets until they are told again', async () => {
    await line.tell(imageOf({ markets: [winner, half] }))
    await line.tell({ kind: 'bet-stop', fixture, version: 2 })
    expect([(await market())?.state, (await market('result-half@half-1'))?.state]).toEqual(['suspended', 'suspended'])
    await line.tell({ kind: 'delta', fixture, version: 3, score: scoreOf(1, 0) })
    expect((await market())?.state).toBe('suspended')
    await line.tell({ kind: 'delta', fixture, version: 4, markets: [winner] })
    expect([(await market())?.state, (await market('result-half@half-1'))?.state]).toEqual(['open', 'suspended'])
  })

  test('a market that is not in an image any more is suspended', async () => {
    await line.tell(imageOf({ markets: [winner, half] }))
    await line.tell(imageOf({ version: 2 }))
    expect((await market('result-half@half-1'))?.state).toBe('suspended')
  })

  test('a part that is over is settled; the match goes on', async () => {
    await line.tell(imageOf({ markets: [winner, half] }))
    await line.tell({ kind: 'delta', fixture, version: 2, score: scoreOf(1, 0, ['half-1']) })
    const shares = {
      home: { returned: 0, won: 1, of: 1 },
      draw: { returned: 0, won: 0, of: 1 },
      away: { returned: 0, won: 0, of: 1 },
    }
    expect(await market('result-half@half-1')).toMatchObject({ state: 'closed', result: shares, result_version: 1 })
    expect(await market()).toMatchObject({ state: 'open', result: null, result_version: 0 })
  })

  test('a corrected result is a further version; the same one again is not', async () => {
    await line.tell(imageOf())
    const over = { kind: 'delta', fixture, state: 'finished' } as const
    await line.tell({ ...over, version: 2, score: scoreOf(1, 0, ['half-1', 'match']) })
    await line.tell({ ...over, version: 3, score: scoreOf(1, 0, ['half-1', 'match']) })
    expect(await market()).toMatchObject({ result: { home: { won: 1 } }, result_version: 1 })
    await line.tell({ ...over, version: 4, score: scoreOf(1, 1, ['half-1', 'match']) })
    expect(await market()).toMatchObject({ result: { home: { won: 0 }, draw: { won: 1 } }, result_version: 2 })
  })

  test('a rollback brings an earlier score back, and bets wait for new odds', async () => {
    await line.tell(imageOf({ score: scoreOf(1, 0) }))
    const clock = { part: 'half-1', seconds: 600 }
    await line.tell({ kind: 'rollback', fixture, version: 2, state: 'live', score: scoreOf(0, 0), clock })
    expect(JSON.parse((await line.fixture(fixture))?.score ?? '')).toEqual(scoreOf(0, 0))
    expect((await market())?.state).toBe('suspended')
  })

  test('a match that is taken back from its end keeps its results until others replace them', async () => {
    await line.tell(imageOf())
    await line.tell({
      kind: 'delta',
      fixture,
      version: 2,
      state: 'finished',
      score: scoreOf(1, 0, ['half-1', 'match']),
    })
    const clock = { part: 'half-2', seconds: 5300 }
    await line.tell({ kind: 'rollback', fixture, version: 3, state: 'live', score: scoreOf(0, 0, ['half-1']), clock })
    expect(await market()).toMatchObject({ state: 'closed', result: { home: { won: 1 } }, result_version: 1 })
    await line.tell({
      kind: 'delta',
      fixture,
      version: 4,
      state: 'finished',
      score: scoreOf(0, 0, ['half-1', 'match']),
    })
    expect(await market()).toMatchObject({ state: 'closed', result: { draw: { won: 1 } }, result_version: 2 })
  })

  test('an abandoned match returns all stakes, except on what was decided', async () => {
    await line.tell(imageOf({ markets: [winner, half] }))
    await line.tell({ kind: 'delta', fixture, version: 2, score: scoreOf(0, 2, ['half-1']) })
    await line.tell({ kind: 'delta', fixture, version: 3, state: 'abandoned' })
    const returned = { returned: 1, won: 0, of: 1 }
    expect(await market()).toMatchObject({
      state: 'closed',
      result: { home: returned, draw: returned, away: returned },
    })
    expect(await market('result-half@half-1')).toMatchObject({ result: { away: { won: 1 } }, result_version: 1 })
  })

  test('a market that is not offered live closes when its part begins', async () => {
    const [type] = line.services
      .records()
      .marketTypes.filter(({ live, sports }) => !live && sports.includes('football'))
    const early = { ...winner, type: type?.id ?? '', part: 'match' }
    await line.tell(imageOf({ state: 'planned', markets: [early] }))
    expect((await market(early.type))?.state).toBe('open')
    await line.tell(imageOf({ version: 2, markets: [early] }))
    expect((await market(early.type))?.state).toBe('closed')
  })

  test('a market of an unknown type is not offered', async () => {
    await line.tell(imageOf({ markets: [{ ...winner, type: 'throw-ins' }] }))
    expect(await market('throw-ins')).toBeUndefined()
  })
})
