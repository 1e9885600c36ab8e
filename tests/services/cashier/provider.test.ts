import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findDeposit } from '../../../src/services/cashier/deposits/find-deposit.ts'
import { reconcile } from '../../../src/services/cashier/reconcile.ts'
import { databases } from '../../kernel/databases.ts'
import { textIn } from '../test-services.ts'
import { newTransactionId, openCashier, type Payer, payerOf, type TestCashier } from './test-cashier.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe.each(databases)('a payment provider on %s', (database) => {
  let cashier: TestCashier
  let payer: Payer
  beforeAll(async () => {
    cashier = await openCashier(database)
  })
  beforeEach(async () => {
    payer = await payerOf(cashier, { bonus_id: 0 })
  })
  afterEach(async () => expect(await cashier.faults()).toEqual([]))
  afterAll(() => cashier.close())
  const cash = async () => (await cashier.moneyOf(payer.id))['cash'] ?? 0
  const stateOf = async (id: string) => {
    const { state, reason } = (await findDeposit(cashier.db, id)) ?? {}
    return reason ? `${state}: ${reason}` : state
  }
  /** A deposit in the queue. */
  const queued = async (amount = 50_000, transaction = newTransactionId()) => {
    const { id } = await payer.started({ amount })
    expect((await payer.send(id, transaction, amount)).json().deposit.state).toBe('queue')
    return id as string
  }

  test.each([
    ['00', 'success', 'success', 50_000],
    ['01', 'queue', 'success', 50_001],
    ['02', 'fail: refused', 'fail: refused', 0],
    ['03', 'waiting: transaction-not-found', 'waiting: transaction-not-found', 0],
    ['04', 'success', 'success', 50_004],
    ['05', 'fail: refused', 'success', 50_005],
    ['06', 'queue', 'queue', 0],
    ['07', 'fail: amount-differs', 'fail: amount-differs', 0],
    ['08', 'fail: currency-differs', 'fail: currency-differs', 0],
  ])('an amount that ends in .%s is at once %s, after a minute %s', async (digits, atOnce, later, money) => {
    const id = await queued(50_000 + Number(digits))
    await cashier.pass()
    expect(await stateOf(id)).toBe(atOnce)
    await cashier.pass(minute)
    expect([await stateOf(id), await cash()]).toEqual([later, money])
  })

  test.each([
    ['000000000002', 'fail: refused'],
    ['000000000003', 'waiting: transaction-not-found'],
    ['000000000099', 'success'],
  ])('a transaction ID that is %s is %s, whatever the amount', async (transaction, state) => {
    const id = await queued(50_006, transaction)
    await cashier.pass()
    expect(await stateOf(id)).toBe(state)
  })

  test('the player is told in the language of the account what to do', async () => {
    const messageFor = async (digits: number) => {
      const id = await queued(50_000 + digits)
      await cashier.pass()
      return (await payer.look(id)).message
    }
    // The payer registered in Hindi.
    expect(await messageFor(3)).toBe(textIn('ui.cashier.transaction-not-found', 'hi'))
    expect(await messageFor(2)).toBe(textIn('ui.cashier.deposit-failed', 'hi'))
  })

  test('a transaction that was not found can be sent again', async () => {
    const missing = '000000000003'
    const id = await queued(50_000, missing)
    await cashier.pass()
    const other = await queued(50_000, missing)
    await cashier.pass()
    expect(await stateOf(other)).toBe('waiting: transaction-not-found')
    expect((await payer.send(id, newTransactionId())).json().deposit.state).toBe('queue')
    await cashier.pass()
    expect([await stateOf(id), await cash()]).toEqual(['success', 50_000])
  })

  test('a transaction that is found for a second deposit is not credited to the first one, too', async () => {
    const transaction = newTransactionId()
    const [first, second] = [await queued(50_006, transaction), (await payer.started()).id]
    const call = (deposit: string, content: object) => cashier.callBack(cashier.signed({ deposit, ...content }))
    await call(first, { outcome: 'missing', amount: 0 })
    expect((await payer.send(second, transaction)).statusCode).toBe(200)
    await cashier.pass()
    expect((await call(first, { amount: 50_006 })).json().state).toBe('waiting')
    expect([await stateOf(second), await cash()]).toEqual(['success', 50_000])
    expect((await payer.send(first, transaction, 50_006)).json().code).toBe('transaction-known')
  })

  test('one transaction ID is for one deposit, also when both are sent at once', async () => {
    const transaction = newTransactionId()
    const ids = await Promise.all([payer.started(), payer.started()]).then((all) => all.map(({ id }) => id as string))
    const answers = await Promise.all(ids.map((id) => payer.send(id, transaction)))
    expect(answers.map((answer) => answer.json().code ?? 'sent').toSorted()).toEqual(['sent', 'transaction-known'])
    await cashier.pass()
    expect(await cash()).toBe(50_000)
  })

  test('of two transaction IDs that are sent at once, one is looked for', async () => {
    const { id } = await payer.started()
    const all = [newTransactionId(), newTransactionId()]
    const answers = await Promise.all(all.map((transaction) => payer.send(id, transaction)))
    expect(answers.map((answer) => answer.json().code ?? 'sent').toSorted()).toEqual(['deposit-in-queue', 'sent'])
    const { transaction_id } = await payer.look(id)
    expect((await payer.send(id, transaction_id)).json().deposit.state).toBe('queue')
    await cashier.pass()
    expect((await payer.send(id, transaction_id)).json().deposit.state).toBe('success')
    expect((await payer.send(id, newTransactionId())).json().code).toBe('deposit-closed')
    expect(await cash()).toBe(50_000)
  })

  test('the same call, 20 times at once, credits once; so do 20 calls about one payment', async () => {
    const [one, other] = [await queued(), await queued()]
    const same = cashier.signed({ deposit: one })
    const calls = Array.from({ length: 20 }, () => [same, cashier.signed({ deposit: other })]).flat()
    const answers = await Promise.all(calls.map((call) => cashier.callBack(call)))
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().state}`))).toEqual(
      new Set(['200 success']),
    )
    expect(await cash()).toBe(100_000)
  })

  test.each([
    ['with another amount', { amount: 5_000_000 }],
    ['with another currency', { currency: 'USD' }],
    ['with another outcome', { outcome: 'refused' }],
    ['with another id', { id: crypto.randomUUID() }],
    ['with another time', { time: 1 }],
    ['with an invented signature', { signature: 'A'.repeat(43) }],
  ])('a call whose signature was made for another one, %s, is refused', async (_, change) => {
    const id = await queued()
    const answer = await cashier.callBack({ ...cashier.signed({ deposit: id }), ...change })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'callback-forged'])
    expect([await stateOf(id), await cash()]).toEqual(['queue', 0])
  })

  test('a call for another deposit, of another provider, too old, from the future or altered is refused', async () => {
    const [id, other] = [await queued(), await queued()]
    const { now } = cashier.clock
    const refusal = async (call: object) => (await cashier.callBack(call)).json().code
    const call = cashier.signed({ deposit: id, outcome: 'missing', amount: 0 })
    expect(await refusal({ ...call, deposit: other })).toBe('callback-forged')
    const elsewhere = await cashier.call('POST', '/api/payment/callbacks/other', call)
    expect(elsewhere.json().code).toBe('callback-forged')
    expect(await refusal(cashier.signed({ deposit: id, time: now - 5 * minute - 1 }))).toBe('callback-outdated')
    expect(await refusal(cashier.signed({ deposit: id, time: now + 5 * minute + 1 }))).toBe('callback-outdated')
    expect(await refusal(cashier.signed({ deposit: crypto.randomUUID() }))).toBe('deposit-unknown')
    expect(await refusal(call)).toBeUndefined()
    expect(await refusal(cashier.signed({ deposit: id, id: call.id }))).toBe('callback-altered')
    expect([await stateOf(id), await stateOf(other), await cash()]).toEqual([
      'waiting: transaction-not-found',
      'queue',
      0,
    ])
  })

  test('wrong sums and currencies end a deposit without money; the right sum that comes later is credited', async () => {
    const id = await queued()
    const call = (content: object) => cashier.callBack(cashier.signed({ deposit: id, ...content }))
    expect((await call({ amount: 49_999 })).json().state).toBe('fail')
    expect((await call({ amount: 50_001 })).json().state).toBe('fail')
    expect((await call({ currency: 'BRL' })).json().state).toBe('fail')
    expect(await cash()).toBe(0)
    expect((await call({})).json().state).toBe('success')
    expect((await call({ outcome: 'refused', amount: 0 })).json().state).toBe('success')
    expect([await stateOf(id), await cash()]).toEqual(['success', 50_000])
  })

  test('what a died process left is put right: lost calls are asked for, by any number of processes', async () => {
    const ids = [await queued(), await queued(50_001), await queued(50_005)]
    const { id: pix } = await payer.started({ method: 'bitcoin', amount: 100_000 })
    cashier.loseTimers()
    const check = () => Promise.all(Array.from({ length: 4 }, () => reconcile(cashier.services)))
    const states = () => Promise.all([...ids, pix].map(stateOf))
    cashier.clock.now += 20 * second
    await check()
    expect(await states()).toEqual(['success', 'queue', 'fail: refused', 'success'])
    cashier.clock.now += 10 * minute
    await check()
    expect(await states()).toEqual(['success', 'success', 'success', 'success'])
    await check()
    expect(await cash()).toBe(50_000 + 50_001 + 50_005 + 100_000)
  })

  test('a deposit that nobody pays or answers fails when its time is over', async () => {
    const { id: unpaid } = await payer.started()
    const unanswered = await queued(50_006)
    const laterBy = async (milliseconds: number) => {
      cashier.clock.now += milliseconds
      await reconcile(cashier.services)
      return [await stateOf(unpaid), await stateOf(unanswered)]
    }
    expect(await laterBy(30 * minute)).toEqual(['waiting', 'queue'])
    expect(await laterBy(20 * second)).toEqual(['fail: expired', 'queue'])
    cashier.clock.now = cashier.clock.now + 2 * hour - 31 * minute
    expect(await laterBy(20 * second)).toEqual(['fail: expired', 'queue'])
    expect(await laterBy(minute)).toEqual(['fail: expired', 'fail: unanswered'])
    expect(await cash()).toBe(0)
  })
})
