import { expect } from 'vitest'
import type { Manifest, MarketType, MoneyPolicy } from '../../../src/contract/index.ts'
import { type Market, marketId } from '../../../src/rules/settlement/market.ts'
import { returned, type Share, won } from '../../../src/rules/settlement/share.ts'
import { findFaults } from '../../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../../src/services/ledger/statements/balances.ts'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { decideHeld } from '../../../src/services/sportsbook/held/decide-held.ts'
import { settleResults } from '../../../src/services/sportsbook/settlement/settle-results.ts'
import type { DatabaseKind } from '../../kernel/databases.ts'
import { siteCurrencies } from '../ledger/site-currencies.ts'
import { move } from '../ledger/test-ledger.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, records, type TestServices } from '../test-services.ts'
import { visitorOf } from '../visitor.ts'

const winner: MarketType = {
  ...{
    id: 'winner',
    name: 'market-type.winner',
    sports: ['cricket'],
    group: 'main',
    part: 'match',
    live: true,
    order: 1,
  },
  rule: { kind: 'winner', unit: 'runs', draw: 'returned' },
}

const policy: MoneyPolicy = {
  id: 'usual',
  stakes: [
    { currency: 'INR', minimum: 10, maximum: 100_000, maximumWin: 5_000_000 },
    { currency: 'VND', minimum: 1000, maximum: 10_000_000, maximumWin: 500_000_000 },
  ],
  margins: { minimum: 0, maximum: 50 },
  cashOutMargin: 5,
  liveDelay: 5,
}

/** Adds one market type and one money policy. */
export const withBets = (manifest: Manifest): Manifest => ({
  ...manifest,
  marketTypes: [winner],
  moneyPolicies: [policy],
})

export const bettingRecords: Manifest = withBets(records)

export type TestBets = Awaited<ReturnType<typeof openBets>>

type Offered = Partial<Market> & {
  readonly odds?: Readonly<Record<string, number>>
  readonly state?: 'open' | 'suspended'
}
type Match = { readonly state?: 'planned' | 'live'; readonly markets?: readonly Offered[] }

const usualOdds = { home: 2000, away: 1800 }

/** The real calls; what the feed would write is written by the test. */
export async function openBets(kind: DatabaseKind, { change = (all: Manifest) => all, beside = {} as Beside } = {}) {
  const changed = change(bettingRecords)
  const platform = await openTestServices(kind, {
    parts: { passwords: quickPasswords, records: () => changed, ...beside.parts },
    ...(beside.of && { beside: beside.of }),
  })
  return { ...platform, ...feedOn(platform), ...readingOn(platform) }
}

type Beside = { readonly of?: TestServices; readonly parts?: object }

/** What the feed writes. */
export function feedOn({ db, clock }: Pick<TestServices, 'db' | 'clock'>) {
  const ofMarket = (fixture: string, market: string) =>
    db.updateTable('markets').where('fixture_id', '=', fixture).where('id', '=', market)
  return {
    /** A match of tomorrow, or one that is being played. Returns its id. */
    async addMatch({ state = 'planned', markets = [{}] }: Match = {}): Promise<string> {
      const id = `league.${crypto.randomUUID()}`
      const begins = clock.now + (state === 'live' ? -3_600_000 : 86_400_000)
      const what = { competition: 'league', sport: 'cricket', sides: '["chennai","delhi"]' }
      const score = { score: '{"counts":{},"finished":[]}', clock: '{}' }
      const times = { starts_at: begins, updated_at: clock.now }
      await db
        .insertInto('fixtures')
        .values({ id, state, version: 1, ...what, ...score, ...times })
        .execute()
      for (const { type = 'winner', part = 'match', line, odds = usualOdds, state: of = 'open' } of markets) {
        const market = line === undefined ? { type, part } : { type, part, line }
        const row = {
          fixture_id: id,
          id: marketId(market),
          type,
          part,
          line: line ?? null,
          state: of,
          version: 2,
          result_version: 0,
        }
        await db
          .insertInto('markets')
          .values({ ...row, odds: JSON.stringify(odds), changed_at: clock.now })
          .execute()
      }
      return id
    },
    setOdds: (fixture: string, odds: Readonly<Record<string, number>>, market = 'winner') =>
      ofMarket(fixture, market)
        .set(({ eb }) => ({ odds: JSON.stringify(odds), version: eb('version', '+', 1) }))
        .execute(),
    setState: (fixture: string, state: 'open' | 'suspended', market = 'winner') =>
      ofMarket(fixture, market)
        .set(({ eb }) => ({ state, version: eb('version', '+', 1) }))
        .execute(),
    /** A result, or a corrected one: these outcomes have won, all others lost; all are returned if none is named. */
    async setResult(fixture: string, shares: Readonly<Record<string, Share>>, market = 'winner') {
      await db
        .updateTable('fixtures')
        .set({ state: 'finished', score: '{"counts":{"match.runs":[171,165]},"finished":["match"]}' })
        .where('id', '=', fixture)
        .execute()
      await ofMarket(fixture, market)
        .set(({ eb }) => ({
          state: 'closed',
          result: JSON.stringify(shares),
          result_version: eb('result_version', '+', 1),
          version: eb('version', '+', 1),
          changed_at: clock.now,
        }))
        .execute()
    },
  }
}

const lost: Share = { returned: 0, won: 0, of: 1 }
export const homeWins = { home: won, away: lost }
export const awayWins = { home: lost, away: won }
export const abandoned = { home: returned, away: returned }

function readingOn({ db, services }: Pick<TestServices, 'db' | 'services'>) {
  return {
    settle: () => settleResults(services),
    decide: () => decideHeld(services),
    faults: () => findFaults(db),
    moneyOf: async (player: string) => {
      const sums: Record<string, number> = {}
      for (const { pocket, amount } of await balancesOf(db, player)) sums[pocket] = (sums[pocket] ?? 0) + amount
      return sums
    },
  }
}

export const leg = (fixture: string, changes: object = {}) => ({
  ...{ fixture, market: 'winner', outcome: 'home', odds: 2000, ...changes },
})

const base = '/api/v1/sports/bets'

/** A registered player with money, who bets. */
export async function bettorOf({ call, db, clock }: Pick<TestServices, 'call' | 'db' | 'clock'>, money = 1_000_000) {
  const visitor = visitorOf({ call })
  const { id, username } = await visitor.register({ bonus_id: 0, locale: 'en' })
  if (money > 0) await postAlone({ db, now: () => clock.now, records: siteCurrencies }, move('deposit', id, money))
  const { play } = visitor
  const ask = (asked: object) =>
    play('POST', base, { request_id: crypto.randomUUID(), stake: 10_000, balance: 'cash', accept: 'none', ...asked })
  return {
    id,
    username,
    visitor,
    ask,
    /** Places a bet that is accepted. */
    async placed(asked: object) {
      const answer = await ask(asked)
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
      return answer.json().bet
    },
    refusal: async (asked: object) => (await ask(asked)).json().code as string,
    receipt: async (bet: string) => (await play('GET', `${base}/${bet}`)).json(),
    list: async (query = '') => (await play('GET', `${base}?${query}`)).json(),
    offer: (bet: string) => play('GET', `${base}/${bet}/cash-out`),
    sell: (bet: string, value: number) => play('POST', `${base}/${bet}/cash-out`, { value }),
    check: async (slip: object) => (await call('POST', '/api/v1/sports/slip', { currency: 'INR', ...slip })).json(),
    notices: async () =>
      (await play('GET', '/api/v1/players/me/notices')).json().notices as { readonly kind: string }[],
  }
}

export type Bettor = Awaited<ReturnType<typeof bettorOf>>
