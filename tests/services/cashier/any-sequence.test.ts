import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

const steps = fc.array(
  fc.oneof(
    fc.constantFrom('send', 'send again', 'wait', 'reconcile', 'replay'),
    fc.record({
      outcome: fc.constantFrom('paid', 'paid', 'refused', 'missing'),
      amount: fc.constantFrom(asked, asked, asked - 1, 0),
      currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
    }),
  ),
  { maxLength: 12 },
)

describe.each(databases)('whatever happens to a deposit, on %s', (database) => {
  let cashier: TestCashier
  beforeAll(async () => {
    cashier = await openCashier(database)
  })
  afterAll(() => cashier.close())

  test('its money is in the account once if it succeeded, and otherwise not', async () => {
    const property = fc.asyncProperty(steps, async (all) => {
      const payer = await payerOf(cashier, { bonus_id: 0 })
      const { id } = await payer.started({ amount: asked })
      const transaction = newTransactionId()
      let last = cashier.signed({ deposit: id, outcome: 'missing', amount: 0 })
      for (const step of all) {
        if (step === 'send') await payer.send(id, transaction, asked)
        else if (step === 'send again') await payer.send(id, newTransactionId(), asked)
        else if (step === 'wait') await cashier.pass(30_000)
        else if (step === 'reconcile') await reconcile(cashier.services)
        else if (step === 'replay') await cashier.callBack(last)
        else {
          last = cashier.signed({ deposit: id, ...step })
          expect((await cashier.callBack(last)).statusCode).toBe(200)
        }
      }
      const { state, credited_amount } = (await findDeposit(cashier.db, id)) ?? {}
      const arrived = all.some(
        (step) =>
          typeof step === 'object' && step.outcome === 'paid' && step.amount === asked && step.currency === 'INR',
      )
      const expected = arrived ? ['success', asked, { cash: asked }] : [expect.not.stringMatching('success'), null, {}]
      expect([state, credited_amount, await cashier.moneyOf(payer.id)]).toEqual(expected)
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
    await vi.waitFor(async () => expect((await payer.look(id)).state).toBe('success'), { timeout: 5000 })
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
