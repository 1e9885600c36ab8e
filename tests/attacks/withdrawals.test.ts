import { afterAll, beforeAll, describe, expect } from 'vitest'
import { decide } from '../../src/services/cashier/staff-tools/decide.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { openCashier, type TestCashier } from '../services/cashier/test-cashier.ts'
import { receiverOf } from '../services/cashier/test-withdrawals.ts'
import { quickPasswords } from '../services/quick-passwords.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'

const times = 20

describe.each(databases)('Withdrawals, on two processes with %s', (database) => {
  let cashier: TestCashier
  let other: TestServices
  beforeAll(async () => {
    cashier = await openCashier(database, {
      change: (all) => ({ ...all, site: { ...all.site, withdrawals: { ...all.site.withdrawals, perDay: 3 } } }),
    })
    other = await openTestServices(database, {
      beside: cashier,
      parts: {
        passwords: quickPasswords,
        payments: cashier.services.payments,
        now: () => cashier.clock.now,
        records: cashier.services.records,
      },
    })
  })
  afterAll(async () => {
    await other.close()
    await cashier.close()
  })

  let turn = 0
  /** Requests go to the two processes in turn. */
  const newReceiver = () =>
    receiverOf({
      ...cashier,
      call: (...request: Parameters<TestCashier['call']>) => (turn++ % 2 ? cashier : other).call(...request),
    })
  const atOnce = async <Answer>(send: (round: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, (_, round) => send(round)))
  const sound = async () => expect(await findFaults(cashier.db)).toEqual([])
  const staff = (id: string, act: 'approve' | 'send', who: string) =>
    decide(turn++ % 2 ? cashier.services : other.services, { id, act, staff: who, note: '' })

  proof(
    'The same withdrawal is asked for 20 times at once; 20 different ones are, where three a day are possible',
    'the money is held once for each request, and three times a day',
    async () => {
      const player = await newReceiver()
      const request_id = crypto.randomUUID()
      const same = await atOnce(() => player.asked({ request_id }))
      expect([new Set(same.map(({ id }) => id)).size, await player.money()]).toEqual([
        1,
        { cash: 300_000, held: 100_000 },
      ])
      const second = await newReceiver()
      const codes = (await atOnce(() => second.ask())).map((answer) => answer.json().code ?? 'held')
      expect(codes.toSorted()).toEqual([...Array(3).fill('held'), ...Array(times - 3).fill('withdrawal-daily')])
      expect(await second.money()).toEqual({ cash: 100_000, held: 300_000 })
      await sound()
      return 'one withdrawal; three, and withdrawal-daily 17 times'
    },
  )

  proof(
    'A player cancels 20 withdrawals while the staff approves and sends them',
    'each is either cancelled, and its money back, or sent, and its money gone; never both',
    async () => {
      const ends = new Set<string>()
      for (let round = 0; round < times; round++) {
        const player = await newReceiver()
        const { id } = await player.asked()
        const send = async () => {
          await staff(id, 'approve', 'sam')
          await staff(id, 'send', 'sue')
        }
        await Promise.all(round % 2 ? [player.cancel(id), send()] : [send(), player.cancel(id)])
        const { state } = await player.look(id)
        ends.add(state)
        const back = state === 'cancelled' ? 100_000 : 0
        expect(await player.money()).toEqual({ cash: 300_000 + back, held: 0 })
      }
      expect([...ends].filter((state) => state !== 'sent' && state !== 'cancelled')).toEqual([])
      await sound()
      return `cancelled or sent, ${times} times`
    },
  )

  proof(
    'One colleague approves 20 times at once what two have to approve',
    'one approval counts; the money is neither approved nor sent',
    async () => {
      const player = await newReceiver()
      const { id } = await player.asked()
      await cashier.db.updateTable('withdrawals').set({ approvals_needed: 2 }).where('id', '=', id).execute()
      const outcomes = await atOnce(() => staff(id, 'approve', 'sam'))
      const sent = await atOnce(() => staff(id, 'send', 'sam'))
      const refused = [...outcomes, ...sent].flatMap((one) => ('refusal' in one ? one.refusal : []))
      expect([(await player.look(id)).state, refused.length]).toEqual(['pending', 2 * times - 1])
      expect(new Set(refused)).toEqual(new Set(['second-person-needed', 'decided']))
      await sound()
      return 'pending; 39 of 40 acts refused'
    },
  )

  proof(
    'A player looks at, cancels and lists the withdrawals of another, by their ids',
    'unknown, as if they did not exist',
    async () => {
      const [player, stranger] = [await newReceiver(), await newReceiver()]
      const { id } = await player.asked()
      const path = `/api/payment/withdrawals/${id}`
      const answers = [
        await stranger.visitor.play('GET', path),
        await stranger.cancel(id),
        await stranger.cancel(crypto.randomUUID()),
      ]
      const nobody = [await cashier.call('GET', path), await cashier.call('POST', `${path}/cancellation`, {})]
      expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('withdrawal-unknown'))
      expect(nobody.map((answer) => answer.json().code)).toEqual(['signed-out', 'signed-out'])
      expect(await stranger.list(`before=${cashier.clock.now + 1}.${id}`)).toEqual({ withdrawals: [] })
      expect((await player.look(id)).state).toBe('pending')
      return 'withdrawal-unknown, 3 times; signed-out, twice; an empty list'
    },
  )

  proof(
    'A player pages through payments from a payment of another, and from one that never was; nobody asks for them',
    'nothing of the other is told; whoever is not signed in is refused',
    async () => {
      const [player, stranger] = [await newReceiver(), await newReceiver()]
      const path = '/api/v1/players/me/payments'
      const page = async (query: string) => (await stranger.visitor.play('GET', `${path}?${query}`)).json()
      const [{ id }] = (await player.visitor.play('GET', path)).json().payments
      for (const before of [id, 'deposit nothing.0', `' or 1=1 --.0`])
        expect(await page(`before=${encodeURIComponent(before)}`)).toEqual({ payments: [] })
      const own = (await page('')).payments.map((payment: { readonly id: string }) => payment.id)
      expect([own.length, own.includes(id)]).toEqual([1, false])
      expect((await cashier.call('GET', path)).json().code).toBe('signed-out')
      return 'an empty page, 3 times; signed-out'
    },
  )

  proof(
    'Amounts that are negative, zero, decimal, huge, not a number, a text, a list, and more than there is; fields of another method, too long, unknown, and of every object',
    'refused; no money is held',
    async () => {
      const player = await newReceiver()
      const amounts = [-100_000, 0, 100_000.5, 1e15, 1e308, 2 ** 53, null, '100000', [100_000], { amount: 1 }, true]
      const seen = new Set<number>()
      for (const amount of amounts) seen.add((await player.ask({ amount })).statusCode)
      seen.add((await player.ask({ amount: 400_100 })).statusCode)
      const texts = ['', ' ', 'x'.repeat(21), 'R2D2', 'As\u0000ha', '<b>']
      for (const text of texts) {
        const fields = [
          { name: 'account-name', text: `${text}9` },
          { name: 'upi-id', text: 'asha@bank' },
        ]
        seen.add((await player.ask({ fields })).statusCode)
      }
      for (const name of ['constructor', '__proto__', 'phone'])
        seen.add((await player.ask({ fields: [{ name, text: 'x' }] })).statusCode)
      for (const method of ['cubix', 'pix', 'constructor']) seen.add((await player.ask({ method })).statusCode)
      expect([[...seen].toSorted(), await player.money()]).toEqual([[400, 404, 409], { cash: 400_000 }])
      return `400, 404 for a method that is not offered, 409 for too much: ${amounts.length + 13} requests`
    },
  )

  proof(
    'While a withdrawal waits, its money is asked for again, 20 times at once, by withdrawals and with the rest of the balance',
    'what is held is not there a second time',
    async () => {
      const player = await newReceiver()
      await player.asked({ amount: 350_000 })
      const codes = (await atOnce(() => player.ask({ amount: 100_000 }))).map((answer) => answer.json().code)
      expect(new Set(codes)).toEqual(new Set(['insufficient-funds']))
      expect(await player.money()).toEqual({ cash: 50_000, held: 350_000 })
      await sound()
      return 'insufficient-funds, 20 times'
    },
  )
})
