import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { mainly } from '../kernel/databases.ts'
import { mailed } from '../mails.ts'
import { accountOf } from './account-of.ts'
import { giveMoney, queueWithdrawal } from './queued.ts'
import { type Browser, openTestDesk, signedIn, type TestDesk } from './test-desk.ts'

const hour = 3_600_000

describe.each(mainly('PostgreSQL'))('the queue of withdrawals, on %s', (kind) => {
  let desk: TestDesk
  let sam: Browser
  let sue: Browser
  beforeEach(async () => {
    desk = await openTestDesk(kind)
    sam = await signedIn(desk, 'support', 'Sam')
    sue = await signedIn(desk, 'administrator', 'Sue')
    await desk.db
      .insertInto('accounts')
      .values(accountOf({ id: 'p1', email: 'asha@example.com' }, 1))
      .execute()
    await giveMoney(desk.desk, 'p1', 1_000_000)
  })
  afterEach(async () => {
    expect(await findFaults(desk.db)).toEqual([])
    await desk.close()
  })

  const asked = (changes: Parameters<typeof queueWithdrawal>[2] = {}) => queueWithdrawal(desk.desk, 'p1', changes)
  const money = async () => {
    const sums: Record<string, number> = {}
    for (const { pocket, amount } of await balancesOf(desk.db, 'p1')) sums[pocket] = (sums[pocket] ?? 0) + amount
    return sums
  }
  const log = async () => (await sue.ask('audit', { query: {} })).entries.map(({ action, by }) => `${by} ${action}`)

  test('lists what waits by its deadline, overdue first, and what is finished newest first', async () => {
    const late = await asked({ ago: 25 * hour })
    const fresh = await asked()
    const older = await asked({ ago: 2 * hour })
    const queue = await sam.ask('withdrawals', { query: {} })
    expect(queue.withdrawals.map(({ id, overdue }) => [id, overdue])).toEqual([
      [late, true],
      [older, false],
      [fresh, false],
    ])
    expect(queue).toMatchObject({ waiting: 3, overdue: 1 })
    expect(queue.withdrawals[0]).toMatchObject({ player: { name: 'asha@example.com' }, amount: 1000, state: 'pending' })
    await sam.ask('approve-withdrawal', { body: { id: older } })
    await sam.ask('send-withdrawal', { body: { id: older } })
    await sam.ask('reject-withdrawal', { body: { id: fresh, reason: 'details' } })
    const ids = async (query: object) => (await sam.ask('withdrawals', { query })).withdrawals.map(({ id }) => id)
    expect(await ids({})).toEqual([late])
    expect(await ids({ view: 'sent' })).toEqual([older])
    expect(await ids({ view: 'rejected' })).toEqual([fresh])
    expect(await ids({ view: 'sent', player: 'asha@example.com' })).toEqual([older])
    expect(await ids({ view: 'sent', player: 'nobody' })).toEqual([])
  })

  test('comes in pages that lose and repeat none, while others are added', async () => {
    const ids: string[] = []
    for (let index = 0; index < 60; index++) ids.push(await asked({ ago: (60 - index) * 1000 }))
    const first = (await sam.ask('withdrawals', { query: {} })).withdrawals.map(({ id }) => id)
    const late = await asked()
    const second = (await sam.ask('withdrawals', { query: { after: first.at(-1) ?? '' } })).withdrawals
    expect([...first, ...second.map(({ id }) => id)]).toEqual([...ids, late])
  })

  test('approved and sent: the money leaves, the player is told, and the log says who', async () => {
    const id = await asked()
    expect(await money()).toEqual({ cash: 999_000, held: 1000 })
    await sam.ask('approve-withdrawal', { body: { id, note: ' Called her. ' } })
    expect(await money()).toEqual({ cash: 999_000, held: 1000 })
    await sue.ask('send-withdrawal', { body: { id } })
    expect(await money()).toEqual({ cash: 999_000, held: 0 })
    const file = await sam.ask('withdrawal', { query: { id } })
    expect(file.withdrawal).toMatchObject({ state: 'sent', approvals: 1 })
    expect(file.acts.map(({ by, act, note }) => [by, act, note])).toEqual([
      ['Sam', 'approve', 'Called her.'],
      ['Sue', 'send', ''],
    ])
    expect(file.player).toMatchObject({ withdrawn: { count: 1, amount: 1000 }, balance: 999_000 })
    for (const state of ['approved', 'sent'])
      expect(
        await mailed(
          desk.folder.concat('/outbox'),
          'asha@example.com',
          new RegExp(`(10\\.00 INR)\\s+ui.cashier.withdrawal-${state}`),
        ),
      ).toBeTruthy()
    expect(await log()).toEqual(expect.arrayContaining(['Sam approve-withdrawal', 'Sue send-withdrawal']))
  })

  test('rejected with a reason: the money comes back, also after the approval', async () => {
    const [first, second] = [await asked(), await asked()]
    await sam.ask('approve-withdrawal', { body: { id: second } })
    for (const id of [first, second])
      await sam.ask('reject-withdrawal', { body: { id, reason: 'identity', note: 'Another name.' } })
    expect(await money()).toEqual({ cash: 1_000_000, held: 0 })
    expect((await sam.ask('withdrawal', { query: { id: second } })).withdrawal).toMatchObject({
      state: 'rejected',
      reason: 'identity',
    })
    expect((await sam.refused('send-withdrawal', { body: { id: second } }))[0]).toBe('withdrawal-decided')
    expect((await sam.refused('send-withdrawal', { body: { id: 'nothing' } }))[0]).toBe('unknown-withdrawal')
  })

  test('above the limit two people approve, and nobody twice', async () => {
    const id = await asked({ approvals_needed: 2 })
    expect((await sam.refused('send-withdrawal', { body: { id } }))[0]).toBe('withdrawal-decided')
    await sam.ask('approve-withdrawal', { body: { id } })
    expect(await sam.ask('withdrawal', { query: { id } })).toMatchObject({
      withdrawal: { state: 'pending', approvals: 1, approvalsNeeded: 2 },
      mayApprove: false,
    })
    expect((await sam.refused('approve-withdrawal', { body: { id } }))[0]).toBe('second-person-needed')
    expect((await sue.ask('withdrawal', { query: { id } })).mayApprove).toBe(true)
    const { withdrawal } = await sue.ask('approve-withdrawal', { body: { id } })
    expect(withdrawal).toMatchObject({ state: 'approved', approvals: 2 })
  })

  test('of many approvals at once each person counts once', async () => {
    const id = await asked({ approvals_needed: 2 })
    const alone = await Promise.all(Array.from({ length: 10 }, () => sam.send('approve-withdrawal', { body: { id } })))
    expect(alone.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const other = await asked({ approvals_needed: 2 })
    const both = await Promise.all([sam, sue].map((one) => one.send('approve-withdrawal', { body: { id: other } })))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { withdrawal } = await sam.ask('withdrawal', { query: { id: other } })
    expect(withdrawal).toMatchObject({ state: 'approved', approvals: 2 })
  })

  test('of a sending and a rejection at once one happens', async () => {
    const id = await asked()
    await sam.ask('approve-withdrawal', { body: { id } })
    const answers = await Promise.all([
      sam.send('send-withdrawal', { body: { id } }),
      sue.send('reject-withdrawal', { body: { id, reason: 'other' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { state } = (await sam.ask('withdrawal', { query: { id } })).withdrawal
    expect(await money()).toEqual(state === 'sent' ? { cash: 999_000, held: 0 } : { cash: 1_000_000, held: 0 })
  })

  test('notes are for colleagues, and an erasure waits until nothing is open, then deletes them', async () => {
    const id = await asked()
    await sam.ask('note-withdrawal', { body: { id, note: 'Ask Asha for a statement.' } })
    expect((await sam.refused('erase-player', { body: { id: 'p1' } }))[0]).toBe('open-withdrawal')
    await sam.ask('reject-withdrawal', { body: { id, reason: 'other' } })
    await sam.ask('erase-player', { body: { id: 'p1' } })
    const file = await sam.ask('withdrawal', { query: { id } })
    expect(file.receiver).toEqual([])
    expect(JSON.stringify(file)).not.toMatch(/asha/i)
  })

  test('shows where the money goes, what is missing in the profile, and earlier withdrawals', async () => {
    const before = await asked({ ago: hour })
    const id = await asked()
    const file = await sam.ask('withdrawal', { query: { id } })
    expect(file.receiver).toEqual([{ label: 'upi-id', text: 'asha@bank' }])
    expect(file.player).toMatchObject({ email: 'asha@example.com', deposited: { count: 0 }, staked: { count: 0 } })
    expect(file.player.missingInProfile).toContain('birth')
    expect(file.earlier.map((one) => one.id)).toEqual([before])
  })

  test('is closed to everybody but support and administrators', async () => {
    const id = await asked()
    const editor = await signedIn(desk, 'publisher', 'Eve')
    expect((await editor.refused('withdrawals', { query: {} }))[0]).toBe('forbidden')
    expect((await editor.refused('approve-withdrawal', { body: { id } }))[0]).toBe('forbidden')
  })
})
