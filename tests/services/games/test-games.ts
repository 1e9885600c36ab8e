import { expect } from 'vitest'
import type { Game, GameEngine, Manifest, MoneyPolicy } from '../../../src/contract/index.ts'
import { finishLeft } from '../../../src/services/games/recovery/finish-left.ts'
import { createDealer } from '../../../src/services/games/shared-tables/dealer.ts'
import { findFaults } from '../../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../../src/services/ledger/statements/balances.ts'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import type { DatabaseKind } from '../../kernel/databases.ts'
import { siteCurrencies } from '../ledger/site-currencies.ts'
import { move } from '../ledger/test-ledger.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, records, type TestServices } from '../test-services.ts'
import { visitorOf } from '../visitor.ts'

const policy: MoneyPolicy = {
  id: 'usual',
  stakes: [{ currency: 'INR', minimum: 10, maximum: 100_000, maximumWin: 5_000_000 }],
  margins: { minimum: 0, maximum: 50 },
  cashOutMargin: 5,
  liveDelay: 5,
  rounds: {
    stakes: [
      { currency: 'INR', minimum: 10, maximum: 10_000, maximumWin: 50_000 },
      { currency: 'VND', minimum: 1000, maximum: 10_000_000, maximumWin: 500_000_000 },
    ],
    returns: { minimum: 80, maximum: 99.9 },
  },
}

const gameWith = (id: string, engine: GameEngine, changes: Partial<Game> = {}): Game => ({
  ...{ id, title: id, studio: 'kite-and-key', categories: ['other'], since: '2026-01-01', picture: 'drawn:plane' },
  ...{ theme: 'casino', returnToPlayer: 97, contribution: 50, bonusMoney: true },
  engine,
  ...changes,
})

export const dice: GameEngine = { kind: 'dice', edge: 300, rarest: 100, likeliest: 9500 }

const games: readonly Game[] = [
  gameWith('dice', dice, { title: 'Dicé of Jaipur', since: '2026-02-01', categories: ['table', 'popular'] }),
  gameWith('mines', { kind: 'mines', edge: 300, cells: 25, mines: [1, 3], highest: 5_000_000 }),
  gameWith('blackjack', {
    ...{ kind: 'blackjack', natural: 2500, softSeventeen: 'stand', doubles: 'any', splits: true },
  }),
  gameWith('capped', dice, { stakes: [{ currency: 'INR', minimum: 10, maximum: 10, maximumWin: 5 }] }),
  gameWith('no-bonus', dice, { bonusMoney: false }),
  gameWith('down', dice, { downtime: { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' } }),
  gameWith('provided', { kind: 'external', provider: 'demonstration', code: 'kp-1' }),
  gameWith(
    'aviator',
    { kind: 'crash', edge: 300, highest: 1_000_000, doublesIn: 5000, bets: 2 },
    { table: { betting: 5, showing: 3 } },
  ),
  gameWith(
    'dragon-tiger',
    { kind: 'dragon-tiger', decks: 8, duel: 2000, tieReturns: 500, tie: 12_000 },
    { table: { betting: 10, showing: 6, dealer: true } },
  ),
]

export const withGames = (manifest: Manifest): Manifest => ({ ...manifest, games: [...games], moneyPolicies: [policy] })

export const gamingRecords: Manifest = withGames(records)

export type TestGames = Awaited<ReturnType<typeof openGames>>

type Options = {
  readonly change?: (all: Manifest) => Manifest
  readonly beside?: TestServices
  readonly environment?: Record<string, string>
}

/** The real calls, with games that tests know. */
export async function openGames(kind: DatabaseKind, { change = (all) => all, beside, environment }: Options = {}) {
  let all = change(gamingRecords)
  const platform = await openTestServices(kind, {
    parts: { passwords: quickPasswords, records: () => all, ...(beside && { now: () => beside.clock.now }) },
    ...(beside && { beside }),
    ...(environment && { environment }),
  })
  return {
    ...platform,
    ...(beside && { clock: beside.clock }),
    publish: (changed: (before: Manifest) => Manifest) => {
      all = changed(all)
    },
    finish: () => finishLeft(platform.services),
    faults: () => findFaults(platform.db),
    dealer: () => createDealer(platform.services),
    moneyOf: async (player: string) => {
      const sums: Record<string, number> = {}
      for (const { pocket, amount } of await balancesOf(platform.db, player))
        sums[pocket] = (sums[pocket] ?? 0) + amount
      return sums
    },
  }
}

type Platform = Pick<TestServices, 'call' | 'db' | 'clock'>

const base = '/api/v1'

export const over = (amount = 1000, target = 5000) => ({
  kind: 'dice',
  chips: [{ side: 'over', target, amount }],
})

/** A registered player with money, who plays. */
export async function gamblerOf({ call, db, clock }: Platform, money = 1_000_000) {
  const visitor = visitorOf({ call })
  const { id, username } = await visitor.register({ bonus_id: 0, locale: 'en' })
  if (money > 0) await postAlone({ db, now: () => clock.now, records: siteCurrencies }, move('deposit', id, money))
  const { play } = visitor
  const begin = (asked: object) =>
    play('POST', `${base}/rounds`, {
      ...{ request_id: crypto.randomUUID(), game: 'dice', bet: over(), balance: 'cash' },
      ...asked,
    })
  const moveIn = (round: string, number: number, made: object) =>
    play('POST', `${base}/rounds/${round}/moves`, { number, move: made })
  const bet = (table: string, round: number, asked: object = {}) =>
    play('POST', `${base}/tables/${table}/bets`, {
      ...{ request_id: crypto.randomUUID(), round, balance: 'cash' },
      ...{ bet: { kind: 'crash', chips: [{ amount: 1000 }] } },
      ...asked,
    })
  return {
    ...{ id, username, visitor, play, begin, bet },
    move: moveIn,
    async begun(asked: object = {}) {
      const answer = await begin(asked)
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
      return answer.json().round
    },
    async placed(table: string, round: number, asked: object = {}) {
      const answer = await bet(table, round, asked)
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
      return answer.json().round
    },
    refusal: async (asked: object) => (await begin(asked)).json().code as string,
    receipt: async (round: string) => (await play('GET', `${base}/rounds/${round}`)).json(),
    list: async (query = '') => (await play('GET', `${base}/rounds?${query}`)).json(),
    seeds: async () => (await play('GET', `${base}/seeds`)).json(),
    changeSeeds: (client_seed?: string) => play('POST', `${base}/seeds`, client_seed ? { client_seed } : {}),
    cashOut: (round: string) => play('POST', `${base}/rounds/${round}/cash-out`),
    takeBack: (round: string) => play('POST', `${base}/rounds/${round}/take-back`),
    table: async (table: string) => (await play('GET', `${base}/tables/${table}`)).json().table,
  }
}

export type TestGambler = Awaited<ReturnType<typeof gamblerOf>>
