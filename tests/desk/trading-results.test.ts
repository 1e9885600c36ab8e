import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FeedMessage, NamedShare } from '../../src/contract/index.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { applyMessage } from '../../src/services/sportsbook/line/apply-message.ts'
import { mainly } from '../kernel/databases.ts'
import { awayWins, type Bettor, homeWins, leg } from '../services/sportsbook/test-bets.ts'
import { type Browser, signedIn } from './test-desk.ts'
import { openTradingDesk, type TradingDesk } from './trading-desk.ts'

describe.each(mainly('PostgreSQL'))('results by hand, on %s', (kind) => {
  let desk: TradingDesk
  let tom: Browser
  let tina: Browser
  let player: Bettor
  let match: string
  beforeEach(async () => {
    desk = await openTradingDesk(kind)
    tom = await signedIn(desk, 'trader', 'Tom')
    tina = await signedIn(desk, 'trader', 'Tina')
    player = await desk.newBettor()
    match = await desk.addMatch()
  })
  afterEach(async () => {
    expect(await findFaults(desk.db)).toEqual([])
    await desk.close()
  })

  const read = (by = tom) => by.ask('trading-match', { query: { id: match } })
  const marketNow = async () => (await read()).markets[0]
  const note = 'Seen on television.'
  type Outcomes = Readonly<Record<string, NamedShare>>
  const named = async (outcomes: Outcomes) => {
    const seen = (await marketNow())?.seen ?? ''
    return { body: { match, seen, note, result: { kind: 'outcomes' as const, market: 'winner', outcomes } } }
  }
  const ofMatch = async (result: { readonly kind: 'abandoned' | 'feed' } | ReturnType<typeof final>) => ({
    body: { match, note, result, seen: (await read()).seen },
  })
  const final = (home: number, away: number) => ({
    kind: 'score' as const,
    score: { counts: { 'match.runs': [home, away] }, finished: ['match'] },
  })
  const home: Outcomes = { home: 'won', away: 'lost' }
  const away: Outcomes = { home: 'lost', away: 'won' }
  const waiting = async () => (await read()).proposals[0]?.id ?? ''
  /** What the feed will not say: confirmed by a colleague, and settled. */
  const confirmed = async () => {
    await tina.ask('decide-result', { body: { id: await waiting(), act: 'confirm' } })
    await desk.settle()
  }
  let version = 1
  const tell = (message: Partial<FeedMessage> & object) =>
    applyMessage(desk.desk, { kind: 'delta', fixture: match, version: ++version, ...message } as never)
  const over = (runs: readonly [number, number]) =>
    tell({ state: 'finished', score: { counts: { 'match.runs': [...runs] }, finished: ['match'] } })
  const stateOf = async (id: string) => (await player.receipt(id)).bet.state

  test('one proposes, another one confirms: bets are settled by new postings, and players are told', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await tom.ask('propose-result', await named(home))
    await desk.settle()
    expect([await stateOf(id), (await marketNow())?.state]).toEqual(['open', 'open'])
    expect((await read()).proposals).toMatchObject([{ by: 'Tom', note, kind: 'outcomes', mayConfirm: false }])
    expect((await tom.refused('decide-result', { body: { id: await waiting(), act: 'confirm' } }))[0]).toBe(
      'second-trader-needed',
    )
    expect((await read(tina)).proposals[0]).toMatchObject({
      mayConfirm: true,
      outdated: false,
      results: [{ outcomes: [{ name: 'Chennai', share: { won: 1 } }, { name: 'Delhi' }] }],
    })
    expect((await tom.ask('trading', { query: { view: 'proposed' } })).matches).toMatchObject([
      { id: match, proposals: 1 },
    ])
    await confirmed()
    const { bet, legs, settlements } = await player.receipt(id)
    expect([bet.state, bet.payout, settlements.length, legs[0].score]).toEqual(['won', 20_000, 1, undefined])
    expect((await player.notices()).map((notice) => notice.kind)).toEqual(['bet-won'])
    expect(await marketNow()).toMatchObject({ state: 'closed', byHand: true })
    expect((await read()).acts.map(({ by, act }) => `${by} ${act}`)).toEqual(['Tom propose', 'Tina confirm'])
    expect(await player.refusal({ legs: [leg(match)] })).toBe('odds-changed')
    expect((await tom.ask('trading', { query: { view: 'proposed' } })).matches).toEqual([])
  })

  test('a settled result is corrected visibly: what was paid is taken back, and a difference to the feed is shown', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await over([171, 165])
    await desk.settle()
    expect(await stateOf(id)).toBe('won')
    await tom.ask('propose-result', await named(away))
    await confirmed()
    const { bet, settlements } = await player.receipt(id)
    expect([bet.state, settlements.map(({ moved }: { moved: number }) => moved)]).toEqual(['lost', [20_000, -20_000]])
    expect((await player.notices()).map((notice) => notice.kind)).toContain('bet-corrected')
    expect((await marketNow())?.outcomes).toMatchObject([
      { id: 'home', share: { won: 0 }, told: { won: 1 } },
      { id: 'away', share: { won: 1 }, told: { won: 0 } },
    ])
    // And back to what the feed says.
    await tom.ask('propose-result', await ofMatch({ kind: 'feed' }))
    await confirmed()
    expect([await stateOf(id), (await marketNow())?.byHand]).toEqual(['won', false])
    expect((await marketNow())?.outcomes[0]?.told).toBeUndefined()
  })

  test('the feed does not undo what traders have settled, says what it thinks, and is believed again when they say so', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await tom.ask('propose-result', await named(home))
    await confirmed()
    await over([100, 120])
    await desk.settle()
    expect(await stateOf(id)).toBe('won')
    expect((await marketNow())?.outcomes[0]).toMatchObject({ share: { won: 1 }, told: { won: 0 } })
    await over([130, 120])
    expect((await marketNow())?.outcomes[0]?.told).toBeUndefined()
    await over([100, 120])
    await tom.ask('propose-result', await ofMatch({ kind: 'feed' }))
    await confirmed()
    expect(await stateOf(id)).toBe('lost')
    await over([130, 120])
    await desk.settle()
    expect(await stateOf(id)).toBe('won')
  })

  test('an abandoned match returns all stakes, takes no bets, and stays abandoned until the feed ends it', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    await tell({ state: 'live' })
    await tom.ask('propose-result', await ofMatch({ kind: 'abandoned' }))
    await confirmed()
    expect([await stateOf(id), (await read()).match.state]).toEqual(['returned', 'abandoned'])
    expect((await player.notices()).map((notice) => notice.kind)).toEqual(['bet-returned'])
    await tell({ state: 'live', markets: [{ type: 'winner', part: 'match', state: 'open', odds: { home: 2000 } }] })
    expect([(await read()).match.state, (await marketNow())?.state]).toEqual(['abandoned', 'closed'])
    await over([171, 165])
    await desk.settle()
    expect([(await read()).match.state, await stateOf(id)]).toEqual(['finished', 'returned'])
    expect((await marketNow())?.outcomes[0]).toMatchObject({ share: { returned: 1 }, told: { won: 1 } })
  })

  test('a final score settles each market by its rule, and its receipts say so', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    expect((await read()).counts).toEqual([
      { key: 'match.runs', part: 'match', name: 'Match: runs', counts: [0, 0], finished: false },
    ])
    expect(
      (
        await tom.refused(
          'propose-result',
          await ofMatch({ ...final(1, 2), score: { counts: { 'match.runs': [1, 2] }, finished: [] } }),
        )
      )[0],
    ).toBe('result-incomplete')
    await tom.ask('propose-result', await ofMatch(final(150, 120)))
    expect((await read()).proposals[0]?.score).toBe('Match: runs 150 : 120')
    await confirmed()
    const { bet, legs } = await player.receipt(id)
    expect([bet.state, legs[0].score.counts]).toEqual(['won', { 'match.runs': [150, 120] }])
    expect((await read()).match).toMatchObject({ state: 'finished', score: '150 : 120' })
    expect((await tom.refused('propose-result', await ofMatch(final(150, 120))))[0]).toBe('result-unchanged')
  })

  test('half won, half lost and returned pay in parts', async () => {
    const first = await player.placed({ legs: [leg(match)] })
    await tom.ask('propose-result', await named({ home: 'half-won', away: 'half-lost' }))
    await confirmed()
    expect((await player.receipt(first.id)).bet.payout).toBe(15_000)
    await tom.ask('propose-result', await named({ home: 'returned', away: 'returned' }))
    await confirmed()
    expect((await player.receipt(first.id)).bet).toMatchObject({ state: 'returned', payout: 10_000 })
  })

  test('what was proposed is confirmed as it was seen, or not at all', async () => {
    const { id } = await player.placed({ legs: [leg(match)] })
    const stale = await named(home)
    await tom.ask('propose-result', stale)
    expect((await tina.refused('propose-result', await named(away)))[0]).toBe('result-waiting')
    await over([100, 120])
    expect((await tina.refused('decide-result', { body: { id: await waiting(), act: 'confirm' } }))[0]).toBe(
      'match-changed',
    )
    expect((await read(tina)).proposals[0]).toMatchObject({ outdated: true, mayConfirm: false })
    await tom.ask('decide-result', { body: { id: await waiting(), act: 'reject', note: 'The feed is right.' } })
    await desk.settle()
    expect([await stateOf(id), (await read()).proposals]).toEqual(['lost', []])
    expect((await tom.refused('propose-result', stale))[0]).toBe('match-changed')
  })

  test('odds and a running score do not outdate a proposal', async () => {
    await tell({ state: 'live' })
    await tom.ask('propose-result', await named(home))
    await tell({ markets: [{ type: 'winner', part: 'match', state: 'open', odds: { home: 1500, away: 2500 } }] })
    await tell({ score: { counts: { 'match.runs': [10, 0] }, finished: [] } })
    await confirmed()
    expect(await marketNow()).toMatchObject({ byHand: true })
  })

  test('is decided once, by one of many at once', async () => {
    await tom.ask('propose-result', await named(home))
    const body = { id: await waiting(), act: 'confirm' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => tina.send('decide-result', { body })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set([undefined, 'result-decided']))
    expect((await tina.refused('decide-result', { body: { id: 'nothing', act: 'reject' } }))[0]).toBe('unknown-result')
  })

  test('names each outcome of the market, and changes something', async () => {
    const all = [
      { home: 'won' },
      { ...home, draw: 'lost' },
      { home: 'won', constructor: 'lost' },
      { home: 'lost', away: 'lost' },
    ] as const
    for (const outcomes of all)
      expect((await tom.refused('propose-result', await named(outcomes)))[0]).toBe('result-incomplete')
    await desk.setResult(match, homeWins)
    expect((await tom.refused('propose-result', await named(home)))[0]).toBe('result-unchanged')
    expect((await tom.refused('propose-result', await ofMatch({ kind: 'feed' })))[0]).toBe('result-unchanged')
    await desk.setResult(match, awayWins)
    const unknown = await named(home)
    unknown.body.result.market = 'nothing'
    expect((await tom.refused('propose-result', unknown))[0]).toBe('unknown-match')
  })

  test('each act is a sentence in the log', async () => {
    await tom.ask('propose-result', await named(home))
    await confirmed()
    const sue = await signedIn(desk, 'administrator', 'Sue')
    const { entries } = await sue.ask('audit', { query: {} })
    const said = entries
      .filter(({ action }) => action.endsWith('-result'))
      .map(({ by, action, details }) => [by, action, details])
    expect(said).toEqual([
      ['Tina', 'confirm-result', `Chennai – Delhi, market-type.winner: outcomes; ${note} (${match})`],
      ['Tom', 'propose-result', `Chennai – Delhi, market-type.winner: Chennai won, Delhi lost; ${note} (${match})`],
    ])
  })
})
