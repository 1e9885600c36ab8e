import { afterAll, beforeAll, describe, expect } from 'vitest'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { applyMessage } from '../../src/services/sportsbook/line/apply-message.ts'
import { type Browser, browserAt, password, signedIn } from '../desk/test-desk.ts'
import { openTradingDesk, type TradingDesk } from '../desk/trading-desk.ts'
import { databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { awayWins, type Bettor, leg } from '../services/sportsbook/test-bets.ts'

const reason = 'A player is injured.'
const times = 20

describe.each(databases)('Trading, on two processes with %s', (database) => {
  let desk: TradingDesk
  let other: TradingDesk
  let tom: Browser
  let tina: Browser
  beforeAll(async () => {
    desk = await openTradingDesk(database)
    other = await openTradingDesk(database, desk)
    tom = await signedIn(desk, 'trader', 'Tom')
    await signedIn(desk, 'trader', 'Tina')
    tina = browserAt(other)
    await tina.signIn('tina@example.com', password)
  })
  afterAll(async () => {
    expect(await findFaults(desk.db)).toEqual([])
    await other.close()
    await desk.close()
  })

  const codesOf = (answers: readonly { readonly json: () => { readonly code?: string } }[]) =>
    answers.map((answer) => answer.json().code ?? 'done').toSorted()
  const settle = () => Promise.all([desk.settle(), other.settle()])
  const propose = async (match: string, by = tom) => {
    const { markets } = await by.ask('trading-match', { query: { id: match } })
    const result = { kind: 'outcomes' as const, market: 'winner', outcomes: { home: 'won', away: 'lost' } as const }
    await by.ask('propose-result', { body: { match, result, note: reason, seen: markets[0]?.seen ?? '' } })
    const { proposals } = await by.ask('trading-match', { query: { id: match } })
    return proposals[0]?.id ?? ''
  }
  /** The away side has won, as the feed tells it. */
  const tell = (fixture: string) =>
    applyMessage(desk.desk, {
      ...{ kind: 'delta', fixture, version: 2, state: 'finished' },
      score: { counts: { 'match.runs': [100, 120] }, finished: ['match'] },
    })
  const stateOf = async (player: Bettor, id: string) => (await player.receipt(id)).bet.state

  proof(
    '400 bets are placed through both processes while traders suspend their market and their match, and reopen them, 20 times',
    'no bet that is sent after a suspension was answered, and before it was ended, is accepted',
    async () => {
      const match = await desk.addMatch()
      const players = [await desk.newBettor(), await other.newBettor()]
      let [isSuspended, changes, sent] = [false, 0, 0]
      const seen = { accepted: 0, refused: 0, wrong: 0 }
      const change = async () => {
        const round = changes++
        const body = { match, reason, ...(round % 4 < 2 && { market: 'winner' }) }
        const by = round % 3 ? tom : tina
        if (round % 2) {
          isSuspended = false
          await by.ask('reopen-bets', { body })
        } else {
          await by.ask('suspend-bets', { body })
          isSuspended = true
        }
      }
      let changing = Promise.resolve()
      const worker = async (player: Bettor) => {
        while (sent < 400) {
          const [place, suspendedBefore, changesBefore] = [sent++, isSuspended, changes]
          if (place % 20 === 12) {
            changing = changing.then(change)
            await changing
          }
          const { statusCode } = await player.ask({ legs: [leg(match)], stake: 1000, accept: 'any' })
          const accepted = statusCode === 200
          seen[accepted ? 'accepted' : 'refused']++
          if (accepted && suspendedBefore && isSuspended && changesBefore === changes) seen.wrong++
        }
      }
      await Promise.all(players.flatMap((player) => [worker(player), worker(player), worker(player)]))
      expect([seen.wrong, changes, seen.accepted > 0, seen.refused > 0]).toEqual([0, times, true, true])
      return 'none, of 400 bets; some were accepted before and after, some refused'
    },
  )

  proof(
    'A trader confirms their own result 20 times at once, in two sessions, and with the id of a colleague in the request',
    'refused; nothing is settled',
    async () => {
      const match = await desk.addMatch()
      const player = await desk.newBettor()
      const bet = await player.placed({ legs: [leg(match)] })
      const id = await propose(match)
      const again = browserAt(other)
      await again.signIn('tom@example.com', password)
      const body = { id, act: 'confirm' }
      const answers = await Promise.all(
        Array.from({ length: times }, (_, round) => (round % 2 ? tom : again).send('decide-result', { body })),
      )
      expect(new Set(codesOf(answers))).toEqual(new Set(['second-trader-needed']))
      const forged = await tom.send('decide-result', { body: { ...body, staff: 'tina', decided_by: 'tina' } })
      expect(forged.json().code).toBe('invalid-input')
      await settle()
      expect(await stateOf(player, bet.id)).toBe('open')
      await expect(
        desk.db
          .updateTable('proposed_results')
          .set(({ ref }) => ({ state: 'confirmed', decided_by: ref('proposed_by') }))
          .where('id', '=', id)
          .execute(),
      ).rejects.toThrow()
      return 'second-trader-needed, 20 times; invalid-input; the database itself refuses such a row'
    },
  )

  proof(
    'A result is confirmed 20 times and rejected 20 times at once, on both processes, while both settle, 10 times',
    'one of them happens, and each bet is paid once or not at all',
    async () => {
      for (let round = 0; round < 10; round++) {
        const match = await desk.addMatch()
        const player = await desk.newBettor(10_000)
        const bet = await player.placed({ legs: [leg(match)] })
        const id = await propose(match)
        const acts = Array.from({ length: 2 * times }, (_, place) => ({ id, act: place % 2 ? 'confirm' : 'reject' }))
        const [answers] = await Promise.all([
          Promise.all(acts.map((body) => tina.send('decide-result', { body }))),
          settle(),
        ])
        expect(codesOf(answers)).toEqual(['done', ...Array(2 * times - 1).fill('result-decided')])
        await settle()
        const { settlements } = await player.receipt(bet.id)
        expect([await stateOf(player, bet.id), settlements.length]).toEqual(
          settlements.length > 0 ? ['won', 1] : ['open', 0],
        )
      }
      return 'one act and 39 times result-decided, 10 times; every balance is the sum of its postings'
    },
  )

  proof(
    'A result by hand is confirmed at the moment at which the feed says the opposite, and both processes settle, 10 times',
    'either the match had changed, and the feed’s result counts, or the traders’ result stays and the difference is kept',
    async () => {
      for (let round = 0; round < 10; round++) {
        const match = await desk.addMatch()
        const player = await desk.newBettor(10_000)
        const bet = await player.placed({ legs: [leg(match)] })
        const body = { id: await propose(match), act: 'confirm' }
        const first = round % 2 ? undefined : tell(match)
        const [answer] = await Promise.all([tina.send('decide-result', { body }), first ?? tell(match)])
        await settle()
        const { markets } = await tom.ask('trading-match', { query: { id: match } })
        const { code } = answer.json()
        const differs = markets[0]?.outcomes.some((outcome) => outcome.told) ?? false
        expect([await stateOf(player, bet.id), differs]).toEqual(
          code === 'match-changed' ? ['lost', false] : ['won', true],
        )
      }
      return 'one or the other, 10 times; nothing was paid twice'
    },
  )

  proof(
    'Results with outcomes named constructor and __proto__, 201 outcomes, negative and huge counts, scores of other parts, and ids of other matches',
    'refused, or settled by the rules; nothing breaks',
    async () => {
      const match = await desk.addMatch()
      const { seen, markets } = await tom.ask('trading-match', { query: { id: match } })
      const market = 'winner'
      const many = Object.fromEntries(Array.from({ length: 201 }, (_, place) => [`x${place}`, 'won']))
      const results: readonly object[] = [
        ...[JSON.parse('{"home":"won","__proto__":"won"}'), { constructor: 'won', away: 'won' }, many, {}].map(
          (outcomes) => ({ kind: 'outcomes', market, outcomes }),
        ),
        ...[
          { home: 'paid', away: 'lost' },
          { home: null, away: 'lost' },
        ].map((outcomes) => ({
          kind: 'outcomes',
          ...{ market, outcomes },
        })),
        { kind: 'score', score: { counts: { 'match.runs': [1e9, 1] }, finished: ['match'] } },
        { kind: 'score', score: { counts: { 'match.runs': [1] }, finished: ['match'] } },
        { kind: 'score', score: { counts: {}, finished: [] } },
        { kind: 'everything' },
      ]
      const codes = new Set<string>()
      for (const result of results)
        for (const view of [seen, markets[0]?.seen])
          codes.add(
            (await tom.send('propose-result', { body: { match, seen: view, note: reason, result } })).json().code,
          )
      expect([...codes].toSorted()).toEqual(['invalid-input', 'match-changed', 'result-incomplete'])
      const elsewhere = await desk.addMatch()
      await desk.setResult(elsewhere, awayWins)
      const foreign = { match: elsewhere, seen, note: reason, result: { kind: 'abandoned' } }
      expect((await tom.send('propose-result', { body: foreign })).json().code).toBe('match-changed')
      return `invalid-input, match-changed or result-incomplete, ${2 * results.length} times; match-changed`
    },
  )
})
