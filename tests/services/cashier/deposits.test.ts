import { parsePix } from 'pix-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { eventsOf } from '../../../src/services/events/of-account.ts'
import { bonusesOf } from '../../../src/services/offers/bonuses/bonuses-of.ts'
import { databases } from '../../kernel/databases.ts'
import { newTransactionId, openCashier, payerOf, type TestCashier } from './test-cashier.ts'

const minute = 60_000
const noBonus = { bonus_id: 0 }

describe.each(databases)('a deposit on %s', (database) => {
  let cashier: TestCashier
  const open = async (...options: Parameters<typeof openCashier> extends [unknown, ...infer Rest] ? Rest : never) => {
    cashier = await openCashier(database, ...options)
  }
  afterEach(async () => {
    expect(await cashier.faults()).toEqual([])
    await cashier.close()
  })

  test('by transfer: account, link and code, the transaction ID, the queue, the money', async () => {
    await open()
    const payer = await payerOf(cashier, noBonus)
    const deposit = await payer.started()
    expect(deposit).toMatchObject({
      method: 'upi',
      state: 'waiting',
      amount: { amount: 50_000, currency: 'INR' },
      transaction_needed: true,
      account: { number: 'powerplay.demo@upi', holder: 'Powerplay' },
      expires_at: deposit.created_at + 30 * 60,
    })
    expect(deposit.code).toBe(`upi://pay?pa=powerplay.demo@upi&pn=Powerplay&am=500.00&cu=INR&tn=${deposit.reference}`)
    const transaction = newTransactionId()
    const sent = (await payer.send(deposit.id, transaction)).json().deposit
    expect(sent).toMatchObject({ state: 'queue', transaction_id: transaction, sent_amount: 50_000 })
    expect(sent.account).toBeUndefined()
    await cashier.pass()
    expect(await payer.look(deposit.id)).toMatchObject({ state: 'success', credited_amount: 50_000 })
    expect(await cashier.moneyOf(payer.id)).toEqual({ cash: 50_000 })
  })

  test('by Pix: a code that another program reads, and the money arrives by itself', async () => {
    await open()
    const payer = await payerOf(cashier, { ...noBonus, currency: 'BRL' })
    const deposit = await payer.started({ method: 'pix' })
    expect(parsePix(deposit.code)).toMatchObject({
      pixKey: 'pix@powerplay.example',
      transactionAmount: 500,
      txid: deposit.reference,
    })
    expect([deposit.transaction_needed, deposit.link]).toEqual([false, undefined])
    await cashier.pass(5000)
    expect(await payer.look(deposit.id)).toMatchObject({ state: 'success' })
    expect(await cashier.moneyOf(payer.id)).toEqual({ cash: 50_000 })
  })

  test('by a code and on a page of the provider', async () => {
    await open()
    const payer = await payerOf(cashier, noBonus)
    const coin = await payer.started({ method: 'bitcoin', amount: 100_000 })
    expect(coin.code).toMatch(/^bitcoin:bc1q\w+\?label=Powerplay&message=PP\w{14}$/)
    const cubix = await payer.started({ method: 'cubix', amount: 200_000 })
    // The payer registered in Hindi.
    expect(cubix.link).toBe(`/demo-payments/hi/${cubix.reference}`)
    const pageIn = async (locale: string) =>
      (await cashier.call('GET', `/demo-payments/${locale}/${cubix.reference}`)).body
    expect(await pageIn('hi')).toMatch(/<html lang="hi[^"]*">.*href="\/hi\/deposit-withdraw"/s)
    expect(await pageIn('hi')).not.toMatch(/payment|Back/)
    expect(await pageIn('en')).toMatch(/moves no money.*href="\/deposit-withdraw"/s)
    expect(await pageIn('xx')).toBe(await pageIn('en'))
    await cashier.pass(5000)
    expect([(await payer.look(coin.id)).state, (await payer.look(cubix.id)).state]).toEqual(['success', 'success'])
    expect(await cashier.moneyOf(payer.id)).toEqual({ cash: 300_000 })
  })

  test('of a mobile wallet asks for its number', async () => {
    await open()
    const payer = await payerOf(cashier, { ...noBonus, currency: 'KES' })
    const ask = async (fields: object[]) => (await payer.start({ method: 'simba-pay', fields })).json()
    expect((await ask([])).errors[0].location).toBe('phone')
    expect(await ask([{ name: 'phone', text: '0712345678' }])).toMatchObject({ code: 'field-wrong' })
    expect((await ask([{ name: 'phone', text: '+254712345678' }])).deposit).toMatchObject({ state: 'waiting' })
  })

  test('is within the range of the method, and says so in the words of the specification', async () => {
    await open()
    const payer = await payerOf(cashier)
    const refusal = async (method: string, amount: number) => {
      const { code, message } = (await payer.start({ method, amount })).json()
      return [code, message]
    }
    expect(await refusal('cubix', 199_999)).toEqual(['amount-too-small', 'Minimum deposit amount is 2000 INR'])
    expect(await refusal('paytm', 4_000_001)).toEqual(['amount-too-large', 'Maximum deposit amount is 40000 INR'])
    expect((await refusal('pix', 50_000))[0]).toBe('method-unknown')
    expect((await refusal('nothing', 50_000))[0]).toBe('method-unknown')
    await cashier.db.updateTable('receiving_accounts').set({ closed_at: 1 }).where('method', '=', 'upi').execute()
    expect((await refusal('upi', 50_000))[0]).toBe('method-closed')
    const { id } = await payer.started({ method: 'gpay' })
    expect((await payer.send(id, newTransactionId(), 49_999)).json().code).toBe('amount-too-small')
    expect((await payer.send(id, '12')).json().code).toBe('transaction-malformed')
  })

  test('starts once for each request id', async () => {
    await open()
    const payer = await payerOf(cashier)
    const asked = { request_id: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => payer.started(asked)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await payer.start({ ...asked, amount: 60_000 })).json().code).toBe('deposit-reused')
    const other = await payerOf(cashier)
    expect((await other.started(asked)).id).not.toBe(answers[0].id)
  })

  test('of another player is unknown', async () => {
    await open()
    const [payer, stranger] = [await payerOf(cashier), await payerOf(cashier)]
    const { id } = await payer.started()
    const { play } = stranger.visitor
    const refusals = [await play('GET', `/api/payment/deposits/${id}`), await stranger.send(id, newTransactionId())]
    const unknown = await play('GET', `/api/payment/deposits/${crypto.randomUUID()}`)
    for (const refusal of [...refusals, unknown])
      expect([refusal.statusCode, refusal.json().code]).toEqual([404, 'deposit-unknown'])
    expect(await stranger.history()).toEqual({ deposits: [] })
    expect((await payer.look(id)).state).toBe('waiting')
  })

  test('the first one grants the chosen bonus on the terms of that day, and is an event', async () => {
    await open()
    const payer = await payerOf(cashier, { click_id: 'c-1' })
    const [chosen] = await bonusesOf(cashier.db, payer.id)
    expect(chosen).toMatchObject({ status: 'pending', percent: 100, days: 30 })
    for (const amount of [50_000, 60_000]) {
      const { id } = await payer.started({ amount })
      await payer.send(id, newTransactionId(), amount)
      await cashier.pass()
    }
    expect(await cashier.moneyOf(payer.id)).toEqual({ bonus: 50_000, cash: 110_000 })
    const [granted] = await bonusesOf(cashier.db, payer.id)
    const activated_at = cashier.clock.now
    expect(granted).toMatchObject({
      status: 'activated',
      amount: 50_000,
      activated_at,
      expires_at: activated_at + 30 * 24 * 60 * minute,
    })
    const events = (await eventsOf(cashier.db, payer.id)).filter(({ kind }) => kind === 'first-deposit')
    expect(events).toMatchObject([{ landing: 'aviator-1', click_id: 'c-1' }])
    expect(JSON.parse(events[0]?.details ?? '')).toEqual({ method: 'upi', currency: 'INR', amount: 50_000 })
    const again = await payer.visitor.play('POST', '/api/v1/sessions', { bonus_id: 101 })
    expect(again.json().code).toBe('bonus-taken')
  })

  test('a bonus waits for a deposit that reaches its minimum, and keeps its terms when its record changes', async () => {
    const terms = { minimumDeposits: [{ amount: 600, currency: 'INR' }], percent: 50 }
    let published = terms
    await open({
      change: (all) => ({
        ...all,
        get bonusPresets() {
          return all.bonusPresets.map((preset) => ({ ...preset, ...published }))
        },
      }),
    })
    const payer = await payerOf(cashier)
    published = { minimumDeposits: [], percent: 300 } as unknown as typeof terms
    const pay = async (amount: number) => {
      const { id } = await payer.started({ amount })
      await payer.send(id, newTransactionId(), amount)
      await cashier.pass()
    }
    await pay(59_900)
    expect(await cashier.moneyOf(payer.id)).toEqual({ cash: 59_900 })
    await pay(60_000)
    expect(await cashier.moneyOf(payer.id)).toEqual({ bonus: 30_000, cash: 119_900 })
  })

  test('the history pages stay the same while deposits arrive, and filter by state and period', async () => {
    await open()
    const payer = await payerOf(cashier)
    const ids: string[] = []
    for (let round = 0; round < 5; round++) ids.unshift((await payer.started()).id)
    const seen = (page: { deposits: { id: string }[] }) => page.deposits.map(({ id }) => id)
    const first = await payer.history('limit=2')
    cashier.clock.now += 1
    const late = await payer.started()
    const second = await payer.history(`limit=2&before=${first.next}`)
    const last = await payer.history(`limit=2&before=${second.next}`)
    const pages = [...seen(first), ...seen(second), ...seen(last)]
    expect(pages.toSorted()).toEqual(ids.toSorted())
    expect(last.next).toBeUndefined()
    expect(seen(await payer.history('state=waiting&limit=100'))).toContain(late.id)
    expect(await payer.history('state=success')).toEqual({ deposits: [] })
    expect((await payer.history('period=current-week')).deposits).toHaveLength(6)
    expect((await payer.history('period=last-week')).deposits).toHaveLength(0)
  })

  test('is in the file that the player downloads, which says what npm run ledger -- explain says', async () => {
    await open()
    const payer = await payerOf(cashier)
    const { id } = await payer.started()
    await payer.send(id, newTransactionId())
    await cashier.pass()
    const answer = await payer.visitor.play('GET', '/api/v1/players/me/transfers.csv')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transfers.csv"',
      'cache-control': 'no-store',
    })
    const [head, deposit, bonus, ...rest] = answer.body.split('\r\n')
    const time = new Date(cashier.clock.now).toISOString()
    expect(head).toBe('time,transfer,kind,cause,pocket,amount,currency,balance')
    expect(deposit).toBe(`${time},deposit ${id},deposit,deposit ${id},cash,500.00,INR,500.00`)
    expect(bonus).toMatch(/,bonus,bonus [\w-]+,bonus,500\.00,INR,500\.00$/)
    expect(rest).toEqual([''])
    const stranger = await payerOf(cashier)
    expect((await stranger.visitor.play('GET', '/api/v1/players/me/transfers.csv')).body).toBe(`${head}\r\n`)
  })

  test('the methods that a player gets, with amounts in minor units and texts in a language', async () => {
    await open()
    const payer = await payerOf(cashier, { currency: 'KES' })
    const { currency, groups } = (await payer.visitor.play('GET', '/api/payment/methods?locale=hi')).json()
    expect([currency, groups.map(({ group }: { group: string }) => group)]).toEqual([
      'KES',
      ['bank-cards', 'mobile-payment', 'cryptocurrency'],
    ])
    expect(groups[1].methods).toMatchObject([{ id: 'simba-pay', minimum: 10_000, maximum: 25_000_000, minutes: 30 }])
  })
})
