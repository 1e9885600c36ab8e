import { afterAll, beforeAll, describe, expect } from 'vitest'
import { reconcile } from '../../src/services/cashier/reconcile.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { newTransactionId, openCashier, payerOf, type TestCashier } from '../services/cashier/test-cashier.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'

const times = 20

describe.each(databases)('Deposits, on two processes with %s', (database) => {
  let cashier: TestCashier
  let other: TestServices
  beforeAll(async () => {
    cashier = await openCashier(database)
    other = await openTestServices(database, {
      beside: cashier,
      parts: { payments: cashier.services.payments, now: () => cashier.clock.now },
    })
  })
  afterAll(async () => {
    await other.close()
    await cashier.close()
  })

  let turn = 0
  /** Requests go to the two processes in turn. */
  const both = {
    ...{ call: (...request: Parameters<TestCashier['call']>) => (turn++ % 2 ? cashier : other).call(...request) },
  }
  const newPayer = () => payerOf(both, { bonus_id: 0 })
  const callBack = (call: object) => both.call('POST', '/api/payment/callbacks/demonstration', call)
  const atOnce = async <Answer>(send: (round: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, (_, round) => send(round)))
  const cashOf = async (account: string) => (await cashier.moneyOf(account))['cash'] ?? 0
  const sound = async () => expect(await findFaults(cashier.db)).toEqual([])

  proof(
    'A provider confirms a payment 20 times at once, while lost calls are looked for; then replays, late failures and corrections arrive',
    'the money is credited once, and stays',
    async () => {
      const payer = await newPayer()
      const { id } = await payer.started()
      await payer.send(id, newTransactionId())
      const same = cashier.signed({ deposit: id })
      cashier.clock.now += 20_000
      const answers = await atOnce((round) => callBack(round % 2 ? same : cashier.signed({ deposit: id })))
      await Promise.all([reconcile(cashier.services), reconcile(other.services)])
      await cashier.pass()
      for (const change of [{ outcome: 'refused', amount: 0 } as const, { amount: 49_999 }, { currency: 'USD' }, {}])
        answers.push(await callBack(cashier.signed({ deposit: id, ...change })))
      answers.push(await callBack(same))
      const seen = new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().state}`))
      expect([[...seen], await cashOf(payer.id)]).toEqual([['200 success'], 50_000])
      await sound()
      return `200 success, ${answers.length} times; 500.00 credited`
    },
  )

  proof(
    'Calls of the provider that are forged, signed for another deposit, altered in each field, too old, or from a player',
    'refused; nothing is credited, and nothing written',
    async () => {
      const [payer, thief] = [await newPayer(), await newPayer()]
      const [mine, theirs] = [await payer.started(), await thief.started()]
      const call = cashier.signed({ deposit: mine.id })
      const changes = [
        { deposit: theirs.id },
        { amount: 5_000_000 },
        { currency: 'USD' },
        { outcome: 'refused' },
        { id: crypto.randomUUID() },
        { time: call.time + 1 },
        { signature: '' },
        { signature: call.signature.toLowerCase() },
        { signature: `${call.signature}=` },
      ]
      const codes = new Set<string>()
      for (const change of changes) codes.add((await callBack({ ...call, ...change })).json().code)
      codes.add((await callBack(cashier.signed({ deposit: mine.id, time: cashier.clock.now - 301_000 }))).json().code)
      const own = await thief.visitor.play('POST', '/api/payment/callbacks/demonstration', { ...call, signature: 'x' })
      codes.add(own.json().code)
      const written = await cashier.db
        .selectFrom('provider_calls')
        .select('id')
        .where('deposit_id', 'in', [mine.id, theirs.id])
        .execute()
      expect([[...codes].toSorted(), written]).toEqual([['callback-forged', 'callback-outdated'], []])
      expect([(await payer.look(mine.id)).state, await cashOf(thief.id)]).toEqual(['waiting', 0])
      return `callback-forged or callback-outdated, ${changes.length + 2} times; no row`
    },
  )

  proof(
    'A player looks at, pays and lists the deposits of another, by their ids',
    'unknown, as if they did not exist',
    async () => {
      const [payer, stranger] = [await newPayer(), await newPayer()]
      const { id, reference } = await payer.started()
      const path = `/api/payment/deposits/${id}`
      const answers = [
        await stranger.visitor.play('GET', path),
        await stranger.send(id, newTransactionId()),
        await stranger.visitor.play('GET', `/api/payment/deposits/${reference}`),
      ]
      const nobody = [await both.call('GET', path), await both.call('POST', `${path}/transaction`, {})]
      const listed = await stranger.history(`before=${cashier.clock.now + 1}.${id}`)
      expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('deposit-unknown'))
      expect(nobody.map((answer) => answer.json().code)).toEqual(['signed-out', 'signed-out'])
      expect([listed, (await payer.look(id)).state]).toEqual([{ deposits: [] }, 'waiting'])
      return 'deposit-unknown, 3 times; signed-out, twice; an empty list'
    },
  )

  proof(
    'Amounts that are negative, zero, decimal, huge, not a number, a text, a list, and in another currency',
    'refused, as an amount to deposit and as a sent one',
    async () => {
      const payer = await newPayer()
      const amounts = [-50_000, 0, 500.5, 1e15, 1e308, 2 ** 53, null, '50000', [50_000], { amount: 50_000 }, true]
      const { id } = await payer.started()
      const seen = new Set<number>()
      for (const amount of amounts) {
        seen.add((await payer.start({ amount })).statusCode)
        seen.add((await payer.send(id, newTransactionId(), amount as number)).statusCode)
      }
      seen.add((await payer.start({ currency: 'USD' })).statusCode)
      seen.add((await payer.start({ method: 'pix' })).statusCode)
      seen.add((await payer.start({ method: '__proto__' })).statusCode)
      expect([[...seen].toSorted(), await cashOf(payer.id)]).toEqual([[400, 404], 0])
      return `400, or 404 for a method of another currency: ${2 * amounts.length + 3} requests`
    },
  )

  proof(
    'Races: 20 requests to start one deposit; 20 transaction IDs for one; one ID for 20 deposits',
    'one deposit, one ID, one credit',
    async () => {
      const payer = await newPayer()
      const asked = { request_id: crypto.randomUUID() }
      const started = await atOnce(() => payer.started(asked))
      const id = started[0]?.id
      const sent = await atOnce(() => payer.send(id, newTransactionId()))
      const rich = await newPayer()
      const ids = await atOnce(async () => (await rich.started()).id as string)
      const transaction = newTransactionId()
      const claimed = await atOnce((round) => rich.send(ids[round] ?? '', transaction))
      await cashier.pass()
      const accepted = (answers: readonly { readonly statusCode: number }[]) =>
        answers.filter(({ statusCode }) => statusCode === 200).length
      expect([new Set(started.map((one) => one.id)).size, accepted(sent), accepted(claimed)]).toEqual([1, 1, 1])
      expect([await cashOf(payer.id), await cashOf(rich.id)]).toEqual([50_000, 50_000])
      await sound()
      return '1 deposit, 1 ID in the queue, 1 deposit with the ID; 500.00 each'
    },
  )
})
