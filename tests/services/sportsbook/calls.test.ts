import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SportsCalls } from '../../../src/contract/calls/sports.ts'
import { problemOfAnswer } from '../../../src/server/services/player-calls.ts'
import { databases } from '../../kernel/databases.ts'
import { fixtureId, imageOf, openLine, scoreOf, type TestLine } from './test-line.ts'

const hour = 3_600_000

describe.each(databases)('the calls of the line on %s', (database) => {
  let line: TestLine
  beforeEach(async () => {
    line = await openLine(database)
  })
  afterEach(() => line.close())

  async function ask<Name extends keyof SportsCalls>(name: Name, path: string): Promise<SportsCalls[Name]['answer']> {
    const answer = await line.call('GET', `/api/v1/sports${path}`)
    expect([answer.statusCode, problemOfAnswer(name, answer.json())]).toEqual([200, undefined])
    return answer.json()
  }
  const idsOf = ({ fixtures }: SportsCalls['fixtures']['answer']) => fixtures.map(({ id }) => id)
  const plan = (number: number, hours: number) =>
    line.tell(
      imageOf({
        fixture: `football-super-league.${number}`,
        state: 'planned',
        startsAt: line.clock.now + hours * hour,
      }),
    )

  test('list what is planned and live by its start, with the main market', async () => {
    await plan(2, 30)
    await plan(1, 2)
    const { fixtures } = await ask('fixtures', '/fixtures')
    expect(fixtures).toMatchObject([
      { id: 'football-super-league.1', state: 'planned', markets: [{ id: 'result-goals', odds: { home: 2000 } }] },
      { id: 'football-super-league.2' },
    ])
    expect(idsOf(await ask('fixtures', '/fixtures?hours=24'))).toEqual(['football-super-league.1'])
    expect(idsOf(await ask('fixtures', '/fixtures?sport=tennis'))).toEqual([])
    expect(idsOf(await ask('fixtures', '/fixtures?state=live'))).toEqual([])
  })

  test('pages continue after a fixture while others arrive', async () => {
    for (const number of [1, 2, 3]) await plan(number, number)
    const first = await ask('fixtures', '/fixtures?limit=2')
    await plan(4, 0.5)
    expect(idsOf(await ask('fixtures', `/fixtures?limit=2&after=${first.next}`))).toEqual(['football-super-league.3'])
  })

  test('find competitions and competitors by a part of their names', async () => {
    const [competition] = line.services.records().competitions.filter(({ id }) => id === 'football-super-league')
    const [home, away, third] = competition?.teams ?? []
    const sides = [home?.id ?? '', away?.id ?? '']
    await line.tell(imageOf({ sides }))
    const search = async (text: unknown) =>
      idsOf(await ask('fixtures', `/fixtures?search=${encodeURIComponent(String(text))}`))
    expect(await search(home?.name)).toEqual([fixtureId])
    expect(await search(third?.name)).toEqual([])
    expect(await search('nobody has this name')).toEqual([])
  })

  test('one fixture with all its markets; an unknown one is not found', async () => {
    await line.tell(imageOf({ score: scoreOf(2, 1) }))
    const { fixture } = await ask('fixture', `/fixtures/${fixtureId}`)
    expect(fixture).toMatchObject({
      state: 'live',
      score: scoreOf(2, 1),
      markets: [{ id: 'result-goals', version: 1 }],
    })
    const missing = await line.call('GET', '/api/v1/sports/fixtures/nothing.1')
    expect([missing.statusCode, missing.json().errors?.[0]?.location]).toEqual([404, 'fixture'])
  })

  test('results are what is over, the latest first', async () => {
    await line.tell(imageOf({ state: 'finished', score: scoreOf(1, 0, ['half-1', 'match']) }))
    await line.tell(imageOf({ fixture: 'football-super-league.9', startsAt: hour, state: 'abandoned' }))
    const { fixtures } = await ask('results', '/results')
    expect(fixtures.map(({ id, state }) => [id, state])).toEqual([
      ['football-super-league.9', 'abandoned'],
      [fixtureId, 'finished'],
    ])
  })

  test('count what each sport and competition has', async () => {
    await line.tell(imageOf())
    await plan(2, 1)
    const { sports } = await ask('sports', '')
    expect(sports).toEqual([
      { id: 'football', planned: 1, live: 1, competitions: [{ id: 'football-super-league', planned: 1, live: 1 }] },
    ])
  })
})
