import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../src/kernel/database/database.ts'
import { isExcluded, limitsInForce } from '../../../src/services/cashier/limits/player-limits.ts'
import { requireStake } from '../../../src/services/cashier/limits/require-stake.ts'
import { post } from '../../../src/services/ledger/transfers/post.ts'
import { databases } from '../../kernel/databases.ts'
import { isLong } from '../../machine.ts'
import { refusal } from '../refusal.ts'
import { newTransactionId, openCashier, type Payer, payerOf, type TestCashier } from './test-cashier.ts'

const minute = 60_000
const day = 24 * 60 * minute

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
    expect(await limit('deposit')).toEqual({ kind: 'deposit', value: 100_000, used: 0, next: { value: 900_000, from } })
    expect(await code({ amount: 100_001 })).toBe('deposit-limit')
    await later(day)
    expect(await limit('deposit')).toEqual({ kind: 'deposit', value: 900_000, used: 0 })
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

  describe('play', () => {
    const currency = 'INR'
    const house = { house: 'sportsbook', currency } as const
    const move = (db: Database, kind: 'stake' | 'payout', amount: number, pocket: 'cash' | 'bonus' = 'cash') => {
      const id = crypto.randomUUID()
      const legs = [
        { player: payer.id, pocket, currency, amount },
        { ...house, amount: -amount },
      ]
      return post(cashier.services, db, { id, kind, cause: `bet ${id}`, legs })
    }
    const win = (amount: number) => move(cashier.db, 'payout', amount)
    const stake = (amount: number, pocket: 'cash' | 'bonus' = 'cash') =>
      cashier.db
        .transaction()
        .execute(async (db) => {
          await requireStake(cashier.services, db, { player: payer.id, amount, pocket })
          await move(db, 'stake', -amount, pocket)
        })
        .then(() => 'taken', refusal)
    const withMoney = async (amount: number) => {
      const { id } = await payer.started({ amount })
      await payer.send(id, newTransactionId(), amount)
      await cashier.pass()
    }

    test('what is lost within a day stays within the limit; wins are played with again', async () => {
      await withMoney(100_000)
      await set('loss', 5000)
      expect([await stake(5001), await stake(3000), await stake(2001)]).toEqual(['loss-limit', 'taken', 'loss-limit'])
      expect(await limit('loss')).toEqual({ kind: 'loss', value: 5000, used: 3000 })
      await win(4000)
      expect([await stake(6001), await stake(6000)]).toEqual(['loss-limit', 'taken'])
      await later(day - 1)
      expect(await stake(1)).toBe('loss-limit')
      await later(1)
      expect([await stake(5000), await stake(1)]).toEqual(['taken', 'loss-limit'])
    })

    test('of 20 stakes at once only as many are taken as the limit allows', async () => {
      await withMoney(100_000)
      await set('loss', 3500)
      const answers = await Promise.all(Array.from({ length: 20 }, () => stake(1000)))
      expect(answers.toSorted()).toEqual([...Array(17).fill('loss-limit'), ...Array(3).fill('taken')])
    })

    test('playing ends when its time is used up, and money can still be withdrawn', async () => {
      await withMoney(100_000)
      await set('session', 12)
      // Three minutes to the next stake, then a pause, of which five count.
      expect(await stake(100)).toBe('taken')
      await later(3 * minute)
      expect(await stake(100)).toBe('taken')
      await later(40 * minute)
      expect(await stake(100)).toBe('taken')
      await later(4 * minute - 1)
      expect(await stake(100)).toBe('taken')
      await later(1)
      expect(await limit('session')).toEqual({ kind: 'session', value: 12, used: 12 })
      expect(await stake(100)).toBe('session-limit')
      expect((await payer.visitor.play('GET', '/api/payment/withdrawals/conditions')).statusCode).toBe(200)
      await later(day)
      expect(await stake(100)).toBe('taken')
    })

    const steps = fc.array(
      fc.record({
        does: fc.constantFrom('stake', 'stake', 'stake', 'win', 'limit'),
        amount: fc.integer({ min: 1, max: 900 }),
        hours: fc.constantFrom(0, 0, 1, 9, 25),
      }),
      { maxLength: 14 },
    )

    test('whatever somebody sets, stakes and wins, the loss of no day exceeds the limit in force', async () => {
      await withMoney(10_000_000)
      const property = fc.asyncProperty(steps, async (all) => {
        await later(2 * day)
        const moves: { readonly at: number; readonly amount: number }[] = []
        for (const { does, amount, hours } of all) {
          if (hours > 0) await later(hours * 60 * minute)
          const { now: at } = cashier.clock
          if (does === 'limit') await set('loss', amount)
          else if (does === 'win') {
            await win(amount)
            moves.push({ at, amount })
          } else {
            const { value } = await limit('loss')
            const ofDay = moves.filter((move) => move.at > at - day)
            const lossAfter = ofDay.reduce((loss, move) => loss - move.amount, amount)
            const isWithin = value === null || lossAfter <= value
            expect(await stake(amount)).toBe(isWithin ? 'taken' : 'loss-limit')
            if (isWithin) moves.push({ at, amount: -amount })
          }
        }
      })
      await fc.assert(property, { numRuns: isLong ? 100 : 8 })
    })

    test('who is excluded plays nothing', async () => {
      await withMoney(100_000)
      await set('exclusion', 1)
      expect(await stake(1)).toBe('self-excluded')
      await later(day)
      expect(await stake(1)).toBe('taken')
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
