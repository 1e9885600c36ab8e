import fc from 'fast-check'
import { expect } from 'vitest'
import { findFaults } from '../../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../../src/services/ledger/statements/balances.ts'
import { isLong } from '../../machine.ts'
import { refusal } from '../refusal.ts'
import { everyKind } from './every-kind.ts'
import { playOn, stepsOf } from './model.ts'
import { addPlayer, type Move, move, type TestLedger } from './test-ledger.ts'

/** What must hold for whatever moves money; `put` is the ledger under test. */
export type Law = (test: TestLedger, put: Move) => Promise<void>

/** Any sequence of transfers ends as a model of a few lines says, refusals included. */
const likeItsModel: Law = (test, put) =>
  fc.assert(
    fc.asyncProperty(stepsOf, async (steps) => {
      const players = [await addPlayer(test.db), await addPlayer(test.db)]
      const { seen, expected, balances } = await playOn(players, steps, (transfer) =>
        put(test.ledger, transfer).catch(refusal),
      )
      expect(seen).toEqual(expected)
      const found = await Promise.all(players.map((player) => balancesOf(test.db, player)))
      const kept = found.flatMap((rows, place) =>
        rows.map(({ pocket, hold_id, amount }) => [`${players[place]} ${hold_id || pocket}`, amount] as const),
      )
      expect(new Map(kept.filter(([, amount]) => amount !== 0))).toEqual(balances)
      expect(await findFaults(test.db)).toEqual([])
    }),
    // Shrinking a counterexample takes far longer than finding it.
    { numRuns: 25, endOnFailure: !isLong },
  )

const debits = 64

/** Of 64 debits at once, from two processes, exactly those succeed that the balance pays for. */
const exactInParallel: Law = async (test, put) => {
  const player = await addPlayer(test.db)
  const paid = 40
  await put(test.ledger, move('deposit', player, paid * 100))
  const outcomes = await Promise.all(
    Array.from({ length: debits }, (_, turn) =>
      put(turn % 2 ? test.ledger : test.beside, move('stake', player, -100, { house: 'games' })).catch(refusal),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'now')).toHaveLength(paid)
  expect(outcomes.filter((outcome) => outcome === 'insufficient-funds')).toHaveLength(debits - paid)
  expect(await balancesOf(test.db, player)).toMatchObject([{ pocket: 'cash', amount: 0 }])
  expect(await findFaults(test.db)).toEqual([])
}

const times = 1000

/** Each kind of transfer, put a thousand times by two processes, happens once. */
const onceEach: Law = async (test, put) => {
  for (const { name, transfer, player, balances } of await everyKind(test, put)) {
    const outcomes: string[] = []
    let turn = 0
    const repeat = async () => {
      while (turn++ < times) outcomes.push(await put(turn % 2 ? test.ledger : test.beside, transfer).catch(refusal))
    }
    await Promise.all(Array.from({ length: 16 }, repeat))
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
    expect([name, count('now'), count('before')]).toEqual([name, 1, times - 1])
    const found = await balancesOf(test.db, player)
    expect([name, found.map(({ pocket, amount }) => `${pocket} ${amount}`)]).toEqual([name, balances])
  }
  expect(await findFaults(test.db)).toEqual([])
}

export const laws = { likeItsModel, exactInParallel, onceEach } satisfies Record<string, Law>
