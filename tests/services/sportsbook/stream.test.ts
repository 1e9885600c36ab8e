import { get, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../kernel/databases.ts'
import { fixtureId, imageOf, openLine, scoreOf, type TestLine, winner } from './test-line.ts'

const fixture = fixtureId

describe.each(databases)('the stream of the line on %s', (database) => {
  let line: TestLine
  let address = ''
  const open: IncomingMessage[] = []
  beforeEach(async () => {
    line = await openLine(database)
    // Without a feed, the server suspends what is running as it begins to listen: after that, tests tell what happens.
    const { promise: isBegun, resolve } = Promise.withResolvers<void>()
    line.app.addHook('onListen', async () => resolve())
    address = await line.app.listen({ host: '127.0.0.1', port: 0 })
    await isBegun
  })
  afterEach(async () => {
    for (const one of open.splice(0)) one.destroy()
    await line.close()
  })

  /** A viewer, and what it was shown. */
  async function view(query: string, lastSeen?: string) {
    const headers = lastSeen === undefined ? {} : { 'last-event-id': lastSeen }
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
    get(`${address}/api/v1/stream?${query}`, { headers }, resolve)
    const response = await promise
    open.push(response)
    let text = ''
    response.setEncoding('utf8').on('data', (more) => {
      text += more
    })
    const blocks = () => text.split('\n\n').filter((block) => block.includes('data:'))
    return {
      response,
      text: () => text,
      isAnew: () => text.includes('event: anew'),
      ids: () => blocks().map((block) => /^id: (\d+)/m.exec(block)?.[1] ?? ''),
      changes: () =>
        blocks().flatMap((block) =>
          block.includes('event:') ? [] : [JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '')],
        ),
    }
  }

  test('shows each change of a fixture to those who look at it, and its outline to those of its sport', async () => {
    const [one, sport, other] = await Promise.all([
      view(`fixtures=${fixture}`),
      view('sports=football'),
      view('sports=tennis'),
    ])
    await expect.poll(() => [one, sport, other].every((viewer) => viewer.isAnew())).toBe(true)
    const corners = { ...winner, type: 'both-score' }
    await line.tell(imageOf({ markets: [winner, { ...corners, odds: { yes: 1800, no: 1900 } }] }))
    await expect.poll(() => one.changes().length + sport.changes().length).toBe(2)
    expect(one.changes()[0].markets.map(({ id }: { id: string }) => id)).toEqual(['result-goals', 'both-score'])
    expect(sport.changes()[0]).toMatchObject({
      fixture,
      state: 'live',
      markets: [{ id: 'result-goals', state: 'open' }],
    })
    expect(other.changes()).toEqual([])
  })

  test('whoever comes back misses nothing; after too long, everything is to be read anew', async () => {
    const viewer = await view(`fixtures=${fixture}`)
    await line.tell(imageOf())
    await expect.poll(() => viewer.changes().length).toBe(1)
    viewer.response.destroy()
    for (const version of [2, 3, 4]) await line.tell({ kind: 'delta', fixture, version, score: scoreOf(version, 0) })
    const back = await view(`fixtures=${fixture}`, viewer.ids().at(-1))
    await expect.poll(() => back.changes().map(({ score }) => score.counts['match.goals'][0])).toEqual([2, 3, 4])
    expect(back.isAnew()).toBe(false)
    line.clock.now += 600_000
    await line.tell({ kind: 'delta', fixture, version: 5, score: scoreOf(5, 0) })
    await expect.poll(() => back.changes().length).toBe(4)
    const late = await view(`fixtures=${fixture}`, viewer.ids().at(-1))
    await expect.poll(() => late.isAnew()).toBe(true)
  })

  test('shows what another process has changed', async () => {
    const viewer = await view(`fixtures=${fixture}`)
    await expect.poll(() => viewer.isAnew()).toBe(true)
    const beside = await openLine(database, { beside: line })
    await beside.tell(imageOf())
    await beside.close()
    await expect.poll(() => viewer.changes().length).toBe(1)
  })

  test.each(['', 'fixtures=', 'fixtures=A', `sports=${Array.from({ length: 51 }, (_, n) => `s${n}`).join()}`, 'x=1'])(
    'refuses to show "%s"',
    async (query) => {
      const answer = await line.call('GET', `/api/v1/stream?${query}`)
      expect(answer.statusCode).toBe(400)
    },
  )

  test('ends when the server stops', async () => {
    const { response } = await view('sports=football')
    const ended = new Promise((resolve) => response.once('close', resolve))
    await line.app.close()
    await ended
  })
})
