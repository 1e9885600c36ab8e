import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDeposit } from '../../../src/services/cashier/deposits/find-deposit.ts'
import { reconcile } from '../../../src/services/cashier/reconcile.ts'
import { databases } from '../../kernel/databases.ts'
import { isLong } from '../../machine.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, records } from '../test-services.ts'
import { visitorOf } from '../visitor.ts'
import { newTransactionId, openCashier, payerOf, type TestCashier } from './test-cashier.ts'

const runs = { SQLite: isLong ? 200 : 20, PostgreSQL: isLong ? 60 : 6 }
const asked = 50_006

const answers = fc.record({
  outcome: fc.constantFrom('paid', 'paid', 'refused', 'missing'),
  amount: fc.constantFrom(asked, asked, asked - 1, 0),
  currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
})

const steps = fc.array(
  fc.oneof(answers, fc.constantFrom('send', 'send', 'send another', 'wait', 'reconcile', 'replay')),
  { maxLength: 12 },
)

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

/** The state of a deposit after a step; between two sent IDs the provider is not heard. */
function stateAfter(state: string, step: Step): string {
  if (step === 'send' || step === 'send another') return state === 'waiting' ? 'queue' : state
  if (typeof step === 'string' || state === 'waiting' || state === 'success') return state
  const isWhole = step.outcome === 'paid' && step.amount === asked && step.currency === 'INR'
  if (isWhole) return 'success'
  return step.outcome === 'missing' && state === 'queue' ? 'waiting' : 'fail'
}

describe.each(databases)('whatever happens to a deposit, on %s', (database) => {
  let cashier: TestCashier
  beforeAll(async () => {
    cashier = await openCashier(database)
  })
  afterAll(() => cashier.close())

  test('it is in the expected state, and its money in the account once if it succeeded', async () => {
    const property = fc.asyncProperty(steps, async (all) => {
      const payer = await payerOf(cashier, { bonus_id: 0 })
      const { id } = await payer.started({ amount: asked })
      const transaction = newTransactionId()
      const answered: object[] = []
      const take = {
        send: () => payer.send(id, transaction, asked),
        'send another': () => payer.send(id, newTransactionId(), asked),
        wait: () => cashier.pass(30_000),
        reconcile: () => reconcile(cashier.services),
        replay: () => Promise.all(answered.map(cashier.callBack)),
      }
      let expected = 'waiting'
      for (const step of all) {
        if (typeof step === 'string') await take[step]()
        else {
          const call = cashier.signed({ deposit: id, ...step })
          answered.push(call)
          expect((await cashier.callBack(call)).statusCode).toBe(200)
        }
        expected = stateAfter(expected, step)
      }
      const { state, credited_amount } = (await findDeposit(cashier.db, id)) ?? {}
      const credited = expected === 'success' ? asked : null
      expect([state, credited_amount]).toEqual([expected, credited])
      expect(await cashier.moneyOf(payer.id)).toEqual(credited === null ? {} : { cash: credited })
    })
    await fc.assert(property, { numRuns: runs[database] })
    expect(await cashier.faults()).toEqual([])
  })
})

describe('the provider that the server opens', () => {
  const open = (site = records.site) =>
    openTestServices('SQLite', {
      parts: { passwords: quickPasswords, now: Date.now, records: () => ({ ...records, site }) },
    })

  test('answers by itself in a demonstration', async () => {
    const services = await open()
    const payer = await payerOf(services)
    const { id } = await payer.started()
    await payer.send(id, newTransactionId())
    await expect.poll(async () => (await payer.look(id)).state).toBe('success')
    await services.close()
  })

  test('offers nothing on a live site', async () => {
    const services = await open({ ...records.site, mode: 'live' })
    const visitor = visitorOf(services)
    await visitor.register({ currency: 'USD' })
    const { groups } = (await visitor.play('GET', '/api/payment/methods')).json()
    const asking = { request_id: crypto.randomUUID(), method: 'bank-card', amount: 50_000 }
    const { code } = (await visitor.play('POST', '/api/payment/deposits', asking)).json()
    const accounts = await services.db.selectFrom('receiving_accounts').selectAll().execute()
    expect([groups, code, accounts]).toEqual([[], 'method-unknown', []])
    await services.close()
  })
})
