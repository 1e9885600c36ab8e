import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../../../src/services/ledger/transfers/post.ts'
import { databases } from '../../kernel/databases.ts'
import { openCashier, type TestCashier } from '../cashier/test-cashier.ts'
import { receiverOf } from '../cashier/test-withdrawals.ts'
import { move } from './test-ledger.ts'

const day = 24 * 3_600_000

type Line = { readonly id: string; readonly kind: string; readonly amount: number; readonly balance: number }
type Page = { readonly payments: Line[]; readonly next?: string }

describe.each(databases)('the payments of a player on %s', (database) => {
  let cashier: TestCashier
  beforeAll(async () => {
    cashier = await openCashier(database)
  })
  afterAll(() => cashier.close())

  async function newPlayer() {
    const player = await receiverOf(cashier)
    return {
      ...player,
      payments: async (query = ''): Promise<Page> =>
        (await player.visitor.play('GET', `/api/v1/players/me/payments?${query}`)).json(),
      win: (amount: number, pocket: 'cash' | 'bonus' = 'cash') =>
        post(cashier.services, cashier.db, move('payout', player.id, amount, { pocket, house: 'games' })),
    }
  }

  const told = ({ payments }: Page) => payments.map(({ kind, amount, balance }) => [kind, amount, balance])

  test('are listed newest first, each with what it left; what becomes of money that is set aside is none', async () => {
    const player = await newPlayer()
    const { id } = await player.asked()
    await player.cancel(id)
    await player.win(500)
    await player.win(700, 'bonus')
    expect(told(await player.payments())).toEqual([
      ['payout', 700, 700],
      ['payout', 500, 400_500],
      ['release', 100_000, 400_000],
      ['hold', -100_000, 300_000],
      ['deposit', 400_000, 400_000],
    ])
    expect((await player.payments('limit=1')).payments).toMatchObject([
      { pocket: 'bonus', currency: 'INR', created_at: Math.floor(cashier.clock.now / 1000) },
    ])
    expect(told(await player.payments('kind=hold'))).toEqual([['hold', -100_000, 300_000]])
    expect(await player.payments('kind=stake')).toEqual({ payments: [] })
  })

  test('continue after a payment, whatever arrives meanwhile', async () => {
    const player = await newPlayer()
    for (const amount of [100, 200, 300]) await player.win(amount)
    const first = await player.payments('limit=2')
    await player.win(900)
    const second = await player.payments(`limit=2&before=${encodeURIComponent(first.next ?? '')}`)
    expect([...told(first), ...told(second)]).toEqual([
      ['payout', 300, 400_600],
      ['payout', 200, 400_300],
      ['payout', 100, 400_100],
      ['deposit', 400_000, 400_000],
    ])
    expect(second.next).toBeUndefined()
  })

  test('of a period keep the balances of all', async () => {
    const player = await newPlayer()
    await post(
      { ...cashier.services, now: () => cashier.clock.now - 8 * day },
      cashier.db,
      move('payout', player.id, 500),
    )
    await player.win(700)
    expect(told(await player.payments('period=current-week'))).toEqual([
      ['payout', 700, 401_200],
      ['deposit', 400_000, 400_000],
    ])
    expect(await player.payments('period=last-year')).toEqual({ payments: [] })
  })

  test.each(['kind=capture', 'period=today', 'limit=0', 'before=x', 'before=%00.1'])('%s is refused', async (query) => {
    const player = await newPlayer()
    const answer = await player.visitor.play('GET', `/api/v1/players/me/payments?${query}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-input'])
  })
})
