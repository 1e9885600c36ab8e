import { expect, test } from 'vitest'
import type { PlayerCalls } from '../../src/contract/calls/player.ts'
import { playerOf } from '../../src/main-site/player/account/player-of.ts'

type Bonus = PlayerCalls['player-bonuses']['answer']['data'][number]

const inr = (amount: number) => ({ amount, currency: 'INR' }) as const

const profile: PlayerCalls['profile']['answer'] = {
  id: '1',
  balance: inr(300_000),
  bonus_balance: inr(2_000_000),
  info: { uuid: '1', username: 'player-1', is_under_moderation: false },
  meta: {
    blocked: false,
    casino_access: true,
    is_fake: false,
    is_subscribed: false,
    is_suspicious: false,
    registered_at: 1_790_000_000,
    confirm_subscribers: [],
  },
}

const bonus = (status: Bonus['status'], id: number, category: 'bets' | 'casino'): Bonus => ({
  id: `bonus-${id}`,
  created_at: 1_790_000_000,
  status,
  bonus: {
    id,
    name: `Bonus ${id}`,
    wager: 30,
    days: 7,
    percent: 150,
    minimum_deposit: 100_000,
    bets: false,
    casino: false,
    [category]: true,
  },
  orig_bonus: inr(2_000_000),
  transfer: inr(0),
})

test.each([
  ['a bonus waits for its deposit, and cannot be played with yet', bonus('pending', 101, 'casino'), [101], []],
  ['after the deposit, it can be played with where it counts', bonus('activated', 101, 'casino'), [], ['casino']],
  ['a sports bonus counts for bets', bonus('activated', 107, 'bets'), [], ['sport']],
  ['what has ended neither waits nor counts', bonus('expired', 101, 'casino'), [], []],
])('%s', (_, given, waiting, categories) => {
  const player = playerOf(profile, [given])
  expect(player.waiting.map(({ id }) => id)).toEqual(waiting)
  expect(player.categories).toEqual(categories)
})

test('a waiting bonus states the terms on which the player got it', () => {
  const [waiting] = playerOf(profile, [bonus('pending', 101, 'casino')]).waiting
  const terms = { wager: 30, days: 7, percent: 150, minimumDeposit: 100_000 }
  expect(waiting).toEqual({ id: 101, name: 'Bonus 101', amount: 2_000_000, ...terms })
})
