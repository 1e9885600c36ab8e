import { afterEach, describe, expect, test } from 'vitest'
import { bonusesOf } from '../../../src/services/offers/bonuses/bonuses-of.ts'
import { databases } from '../../kernel/databases.ts'
import { mailed } from '../../mails.ts'
import { openCashier, type TestCashier } from './test-cashier.ts'
import { newcomerOf, receiverOf } from './test-withdrawals.ts'

const hour = 3_600_000

describe.each(databases)('a withdrawal on %s', (database) => {
  let cashier: TestCashier
  const open = async (withdrawals: object = {}) => {
    cashier = await openCashier(database, {
      change: (all) => ({ ...all, site: { ...all.site, withdrawals: { ...all.site.withdrawals, ...withdrawals } } }),
    })
  }
  afterEach(async () => {
    expect(await cashier.faults()).toEqual([])
    await cashier.close()
  })

  test('says before the form what is missing, each by itself, until everything is met', async () => {
    await open()
    const player = await newcomerOf(cashier)
    await player.payIn(100_000)
    const unmet = async () => {
      const { conditions, met } = await player.conditions()
      const names = Object.keys(conditions).filter((name) => !conditions[name].met)
      expect(met).toBe(names.length === 0)
      return names
    }
    expect(await unmet()).toEqual(['email', 'profile', 'turnover'])
    expect((await player.conditions()).conditions.profile.missing).toContain('birth')
    await player.confirmEmail()
    await player.fillIn()
    expect(await unmet()).toEqual(['turnover'])
    cashier.clock.now += 1000
    await player.bet(30_000, 1299)
    cashier.clock.now += 1000
    await player.bet(30_000, 1300)
    const { turnover } = (await player.conditions()).conditions
    expect(turnover).toMatchObject({ needed: 100_000, reached: 30_000, missing: 70_000, minimum_odds: 1300 })
    expect(turnover.bets).toMatchObject([
      { stake: 30_000, odds: 1300, counted: 30_000 },
      { stake: 30_000, odds: 1299, counted: 0 },
    ])
    await player.bet(70_000)
    expect(await unmet()).toEqual([])
    expect(await player.conditions()).toMatchObject({ currency: 'INR', balance: 100_000, hours: 24 })
  })

  test('is refused for each condition that is not met, and takes no money', async () => {
    await open()
    const player = await newcomerOf(cashier)
    await player.payIn(100_000)
    expect(await player.refusal()).toBe('withdrawal-email')
    await player.confirmEmail()
    expect(await player.refusal()).toBe('withdrawal-profile')
    await player.fillIn()
    expect(await player.refusal()).toBe('withdrawal-turnover')
    await player.bet(99_999)
    expect(await player.refusal()).toBe('withdrawal-turnover')
    await player.bet(1)
    expect(await player.money()).toEqual({ cash: 100_000 })
    await player.asked()
    await player.payIn(100_000)
    await player.bet(100_000)
    expect(await player.refusal()).toBe('withdrawal-daily')
    expect(await player.money()).toEqual({ cash: 100_000, held: 100_000 })
  })

  test('is not there for a country without withdrawals, be it that of the registration or of the profile', async () => {
    await open({ refusedCountries: ['NP'] })
    const player = await receiverOf(cashier)
    await player.fillIn({ country: 'NP' })
    expect(await player.refusal()).toBe('withdrawal-country')
    await cashier.db.updateTable('accounts').set({ country: 'NP' }).where('id', '=', player.id).execute()
    await player.fillIn({ country: 'IN' })
    expect(await player.refusal()).toBe('withdrawal-country')
  })

  test('follows the policy of the records: three a day, and bets at 1.01', async () => {
    await open({ perDay: 3, minimumOdds: 1.01, hours: 48 })
    const player = await newcomerOf(cashier)
    await player.confirmEmail()
    await player.fillIn()
    await player.payIn(400_000)
    await player.bet(400_000, 1009)
    expect(await player.refusal()).toBe('withdrawal-turnover')
    await player.bet(400_000, 1010)
    const first = await player.asked()
    expect(first.due_at - first.created_at).toBe(48 * 3600)
    for (let more = 0; more < 2; more++) await player.asked()
    expect(await player.refusal()).toBe('withdrawal-daily')
    expect(await player.money()).toEqual({ cash: 100_000, held: 300_000 })
  })

  test('holds the money, is listed, told by e-mail, and can be cancelled; another day the next one is possible', async () => {
    await open()
    const player = await receiverOf(cashier)
    const withdrawal = await player.asked()
    expect(withdrawal).toMatchObject({
      method: 'upi',
      state: 'pending',
      amount: { amount: 100_000, currency: 'INR' },
      message: 'We are checking your withdrawal. Until then the amount is set aside.',
      can_cancel: true,
      due_at: withdrawal.created_at + 24 * 3600,
    })
    expect(await player.look(withdrawal.id)).toEqual(withdrawal)
    expect(
      await mailed(cashier.outbox, player.username, /(1000\.00 INR)\s+We are checking your withdrawal/),
    ).toBeTruthy()
    expect((await player.cancel(withdrawal.id)).json().withdrawal).toMatchObject({
      state: 'cancelled',
      can_cancel: false,
    })
    expect((await player.cancel(withdrawal.id)).json().withdrawal).toMatchObject({ state: 'cancelled' })
    expect(await player.money()).toMatchObject({ cash: 400_000 })
    cashier.clock.now += 1
    await player.asked({ amount: 300_000 })
    cashier.clock.now += 24 * hour - 1
    await player.visitor.signIn(player.username, 'correct-horse')
    expect(await player.refusal({ amount: 100_000 })).toBe('withdrawal-daily')
    cashier.clock.now += 1
    expect(await player.refusal({ amount: 100_100 })).toBe('insufficient-funds')
    await player.asked({ amount: 100_000 })
    const { withdrawals } = await player.list()
    expect(withdrawals.map(({ state }: { state: string }) => state)).toEqual(['pending', 'pending', 'cancelled'])
  })

  test('is within the range, has the right fields and a method that pays out', async () => {
    await open()
    const player = await receiverOf(cashier)
    const refused = async (asked: object) => {
      const { code, message, errors } = (await player.ask(asked)).json()
      return [code, message, errors[0].location]
    }
    expect(await refused({ amount: 99_999 })).toEqual([
      'amount-too-small',
      'Minimum withdrawal amount is 1000 INR',
      'amount',
    ])
    expect(await refused({ amount: 10_000_001 })).toEqual([
      ...['amount-too-large', 'Maximum withdrawal amount is 100000 INR', 'amount'],
    ])
    expect((await refused({ method: 'cubix' }))[0]).toBe('method-unknown')
    expect((await refused({ method: 'pix' }))[0]).toBe('method-unknown')
    const paytm = { method: 'paytm', fields: [{ name: 'phone', text: '987654321' }] }
    expect(await refused(paytm)).toEqual(['field-wrong', 'The number of characters should be 10', 'phone'])
    expect((await refused({ method: 'paytm', fields: [] }))[1]).toBe('The value should not be empty')
    expect(await player.money()).toEqual({ cash: 400_000 })
  })

  test('offers the methods of the player, with their fields in the language of the player', async () => {
    await open()
    const player = await receiverOf(cashier)
    const { groups } = (await player.visitor.play('GET', '/api/payment/withdrawals/methods?locale=en')).json()
    const names = groups.flatMap(({ methods }: { methods: { id: string }[] }) => methods.map(({ id }) => id))
    expect(names).toEqual(['upi', 'bank-card', 'paytm', 'net-banking', 'bitcoin', 'tether'])
    expect(groups[2].methods[0]).toMatchObject({
      minimum: 50_000,
      maximum: 4_000_000,
      fields: [
        {
          name: 'phone',
          wrongLength: 'The number of characters should be 10',
          missing: 'The value should not be empty',
        },
      ],
    })
  })

  test('ends an active bonus only if the player has agreed to lose it', async () => {
    await open()
    const player = await receiverOf(cashier, { bonus_id: 101 })
    const { bonus_loss } = await player.conditions()
    expect(bonus_loss).toMatchObject({ amount: 400_000, bonuses: [{ name: expect.any(String) }] })
    const request_id = crypto.randomUUID()
    expect(await player.refusal({ request_id })).toBe('bonus-loss-unconfirmed')
    expect(await player.money()).toEqual({ bonus: 400_000, cash: 400_000 })
    await player.asked({ request_id, confirm_bonus_loss: true })
    expect(await player.money()).toEqual({ bonus: 0, cash: 300_000, held: 100_000 })
    expect(await bonusesOf(cashier.db, player.id)).toMatchObject([{ status: 'deactivated' }])
    expect((await player.conditions()).bonus_loss).toEqual({ amount: 0, bonuses: [] })
  })

  test('happens once for each request id, and of another player is unknown', async () => {
    await open({ perDay: 5 })
    const [player, stranger] = [await receiverOf(cashier), await receiverOf(cashier)]
    const request_id = crypto.randomUUID()
    const all = await Promise.all(Array.from({ length: 20 }, () => player.asked({ request_id })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await player.money()).toEqual({ cash: 300_000, held: 100_000 })
    expect(await player.refusal({ request_id, amount: 110_000 })).toBe('withdrawal-reused')
    const { id } = all[0]
    for (const answer of [await stranger.cancel(id), await stranger.cancel(crypto.randomUUID())])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'withdrawal-unknown'])
    expect(await stranger.look(id)).toBeUndefined()
    expect(await stranger.list()).toEqual({ withdrawals: [] })
    expect((await stranger.asked({ request_id })).id).not.toBe(id)
  })

  test('of 20 at once only as many are possible as the day allows', async () => {
    await open({ perDay: 2 })
    const player = await receiverOf(cashier)
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.ask()))
    const codes = answers.map((answer) => answer.json().code ?? 'held')
    expect(codes.toSorted()).toEqual([...Array(2).fill('held'), ...Array(18).fill('withdrawal-daily')])
    expect(await player.money()).toEqual({ cash: 200_000, held: 200_000 })
  })

  test('the turnover begins anew with each withdrawal: old bets let no new deposit through', async () => {
    await open({ perDay: 9 })
    const player = await receiverOf(cashier)
    await player.bet(9_000_000)
    cashier.clock.now += 1000
    await player.asked()
    cashier.clock.now += 1000
    await player.payIn(50_000)
    expect((await player.conditions()).conditions.turnover).toMatchObject({ needed: 50_000, missing: 50_000, bets: [] })
    expect(await player.refusal()).toBe('withdrawal-turnover')
    await player.bet(50_000)
    await player.asked()
  })

  test('the history pages stay the same while withdrawals arrive, and filter by state and period', async () => {
    await open({ perDay: 9 })
    const player = await receiverOf(cashier)
    const ids: string[] = []
    for (let round = 0; round < 3; round++) ids.unshift((await player.asked()).id)
    const first = await player.list('limit=2')
    cashier.clock.now += 1
    const late = (await player.asked()).id
    const second = await player.list(`limit=2&before=${first.next}`)
    const seen = [...first.withdrawals, ...second.withdrawals].map(({ id }: { id: string }) => id)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(second.next).toBeUndefined()
    await player.cancel(late)
    expect((await player.list('state=cancelled')).withdrawals).toMatchObject([{ id: late }])
    expect((await player.list('period=current-week')).withdrawals).toHaveLength(4)
    expect((await player.list('period=last-week')).withdrawals).toHaveLength(0)
  })
})
