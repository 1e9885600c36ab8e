import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isExcluded, limitsInForce } from '../../../src/services/cashier/limits/player-limits.ts'
import { databases } from '../../kernel/databases.ts'
import { newTransactionId, openCashier, type Payer, payerOf, type TestCashier } from './test-cashier.ts'

const day = 24 * 3_600_000

describe.each(databases)('limits that players set for themselves, on %s', (database) => {
  let cashier: TestCashier
  let payer: Payer
  beforeEach(async () => {
    cashier = await openCashier(database)
    payer = await payerOf(cashier, { bonus_id: 0 })
  })
  afterEach(async () => {
    expect(await cashier.faults()).toEqual([])
    await cashier.close()
  })

  const set = (kind: string, value: number | null) => payer.visitor.play('POST', '/api/payment/limits', { kind, value })
  const limit = async (kind: string) => {
    const { limits } = (await payer.visitor.play('GET', '/api/payment/limits')).json()
    return limits.find((one: { kind: string }) => one.kind === kind)
  }
  const code = async (asked: object) => (await payer.start(asked)).json().code as string | undefined
  /** Later, signed in again. */
  const later = async (milliseconds: number) => {
    cashier.clock.now += milliseconds
    await payer.visitor.signIn(payer.username, 'correct-horse')
  }

  test('a deposit stays within the limit of a day, with those that may still arrive', async () => {
    await set('deposit', 120_000)
    const { id } = await payer.started({ amount: 60_000 })
    await payer.started({ amount: 60_000 })
    expect(await code({ amount: 50_000 })).toBe('deposit-limit')
    await payer.send(id, newTransactionId(), 60_000)
    await cashier.pass()
    expect(await code({ amount: 50_000 })).toBe('deposit-limit')
    await later(day)
    expect(await code({ amount: 120_001 })).toBe('deposit-limit')
    await payer.started({ amount: 120_000 })
  })

  test('of 20 deposits at once only as many start as the limit allows', async () => {
    await set('deposit', 150_000)
    const codes = await Promise.all(Array.from({ length: 20 }, () => code({ amount: 50_000 })))
    expect(codes.map((one) => one ?? 'started').toSorted()).toEqual([
      ...Array(17).fill('deposit-limit'),
      ...Array(3).fill('started'),
    ])
  })

  test('lower is in force at once, higher after a day, and says so', async () => {
    await set('deposit', 100_000)
    await set('deposit', 900_000)
    const from = Math.ceil((cashier.clock.now + day) / 1000)
    expect(await limit('deposit')).toEqual({ kind: 'deposit', value: 100_000, next: { value: 900_000, from } })
    expect(await code({ amount: 100_001 })).toBe('deposit-limit')
    await later(day)
    expect(await limit('deposit')).toEqual({ kind: 'deposit', value: 900_000 })
    await set('deposit', 60_000)
    expect(await code({ amount: 100_000 })).toBe('deposit-limit')
  })

  test('who is excluded pays nothing in until it is over, can make it longer, and not shorter', async () => {
    await set('exclusion', 3)
    expect(await code({})).toBe('self-excluded')
    for (const sooner of [null, 2]) expect((await set('exclusion', sooner)).statusCode).toBe(400)
    const limits = await limitsInForce(cashier.db, { player: payer.id, now: cashier.clock.now })
    expect(isExcluded(limits, cashier.clock.now)).toBe(true)
    await later(day)
    expect(await code({})).toBe('self-excluded')
    await set('exclusion', 3)
    await later(3 * day - 1)
    expect(await code({})).toBe('self-excluded')
    await later(1)
    expect(await code({})).toBeUndefined()
  })

  test('loss and session are kept for the rooms that play', async () => {
    await set('loss', 5000)
    await set('session', 90)
    expect(await limitsInForce(cashier.db, { player: payer.id, now: cashier.clock.now })).toMatchObject({
      loss: { value: 5000 },
      session: { value: 90 },
    })
  })

  test('are those of the player alone, and whole numbers above zero', async () => {
    await set('deposit', 50_000)
    const other = await payerOf(cashier, { bonus_id: 0 })
    await other.started({ amount: 90_000 })
    for (const value of [0, -1, 1.5, 1e15, '5', [5]]) expect((await set('loss', value as number)).statusCode).toBe(400)
    for (const [kind, value] of [
      ['session', 1441],
      ['exclusion', 3651],
      ['sleep', 8],
    ] as const)
      expect((await set(kind, value)).statusCode).toBe(400)
  })
})
