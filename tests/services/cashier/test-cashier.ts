import { expect } from 'vitest'
import type { Manifest } from '../../../src/contract/index.ts'
import type { Secrets } from '../../../src/kernel/secrets.ts'
import { receiveCall } from '../../../src/services/cashier/deposits/receive-call.ts'
import { createDemonstration } from '../../../src/services/cashier/provider/demonstration.ts'
import { type SignedCall, signCall, type UnsignedCall } from '../../../src/services/cashier/provider/signature.ts'
import { findFaults } from '../../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../../src/services/ledger/statements/balances.ts'
import type { DatabaseKind } from '../../kernel/databases.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, records, type TestServices, textIn } from '../test-services.ts'
import { type Visitor, visitorOf } from '../visitor.ts'

export type TestCashier = Awaited<ReturnType<typeof openCashier>>

/** The real calls with the demonstration of a payment provider, whose timers run when the clock is advanced. */
export async function openCashier(kind: DatabaseKind, { change = (all: Manifest) => all } = {}) {
  const waiting: { readonly at: number; readonly work: () => void }[] = []
  const running = new Set<Promise<unknown>>()
  let platform: TestServices
  const secrets: Secrets = {
    keyFor: (purpose) => platform.services.secrets.keyFor(purpose),
    keysFor: (purpose) => platform.services.secrets.keysFor(purpose),
  }
  const payments = createDemonstration({
    secrets,
    now: () => platform.clock.now,
    log: { warn: (problem) => expect(problem).toBeUndefined() },
    later: (milliseconds, work) => void waiting.push({ at: platform.clock.now + milliseconds, work }),
    deliver(provider, call) {
      const delivered = receiveCall(platform.services, provider, call)
      running.add(delivered)
      return delivered
    },
  })
  const changed = change(records)
  platform = await openTestServices(kind, {
    parts: { payments, passwords: quickPasswords, records: () => changed, textOf: textIn },
  })
  const { db, services, clock } = platform
  return {
    ...platform,
    /** Some time goes by, and the provider calls back. */
    async pass(milliseconds = 0) {
      clock.now += milliseconds
      const due = waiting.filter(({ at }) => at <= clock.now)
      waiting.splice(0, waiting.length, ...waiting.filter(({ at }) => at > clock.now))
      for (const { work } of due) work()
      await Promise.all(running)
    },
    /** The process dies: what it was about to do later is lost. */
    loseTimers: () => void waiting.splice(0),
    /** A call as the provider signs it. */
    signed: (call: Partial<UnsignedCall> & Pick<UnsignedCall, 'deposit'>): SignedCall =>
      signCall(services.secrets, payments.name, {
        id: crypto.randomUUID(),
        time: clock.now,
        outcome: 'paid',
        amount: 50_000,
        currency: 'INR',
        ...call,
      }),
    callBack: (call: object) => platform.call('POST', '/api/payment/callbacks/demonstration', call),
    moneyOf: async (account: string) =>
      Object.fromEntries((await balancesOf(db, account)).map(({ pocket, amount }) => [pocket, amount])),
    faults: () => findFaults(db),
  }
}

/** A registered player who pays in. */
export async function payerOf(cashier: Pick<TestCashier, 'call'>, changes: object = {}) {
  const visitor = visitorOf(cashier)
  const { id, username } = await visitor.register(changes)
  return { id, username, visitor, ...paying(visitor) }
}

export type Payer = Awaited<ReturnType<typeof payerOf>>

function paying({ play }: Visitor) {
  const base = '/api/payment/deposits'
  const start = (asked: object = {}) =>
    play('POST', base, { request_id: crypto.randomUUID(), method: 'upi', amount: 50_000, ...asked })
  return {
    start,
    /** Starts a deposit that is accepted. */
    async started(asked: object = {}) {
      const answer = await start(asked)
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
      return answer.json().deposit
    },
    send: (deposit: string, transaction_id: string, amount = 50_000) =>
      play('POST', `${base}/${deposit}/transaction`, { transaction_id, amount }),
    look: async (deposit: string) => (await play('GET', `${base}/${deposit}`)).json().deposit,
    history: async (query = '') => (await play('GET', `${base}?${query}`)).json(),
  }
}

/** A transaction ID that was never used, of the usual kind. */
export const newTransactionId = () => `4${Math.random().toFixed(11).slice(2)}`
