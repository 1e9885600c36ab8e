import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { InboxCalls } from '../../../src/contract/calls/inbox.ts'
import { days, sweep } from '../../../src/kernel/database/sweep.ts'
import { problemOfAnswer } from '../../../src/server/services/player-calls.ts'
import { sweepRulesFor } from '../../../src/server/services/services.ts'
import { decide } from '../../../src/services/cashier/staff-tools/decide.ts'
import { databases } from '../../kernel/databases.ts'
import { newTransactionId, openCashier, payerOf, type TestCashier } from '../cashier/test-cashier.ts'
import { receiverOf } from '../cashier/test-withdrawals.ts'
import { type Visitor, visitorOf } from '../visitor.ts'

const base = '/api/v1/players/me/notices'

type Answer = InboxCalls['notices']['answer']

describe.each(databases)('the inbox on %s', (database) => {
  let cashier: TestCashier
  beforeEach(async () => {
    cashier = await openCashier(database)
  })
  afterEach(() => cashier.close())

  const inboxOf = ({ play }: Visitor) => {
    const post = async (path: string, body: object) => (await play('POST', `${base}/${path}`, body)).json()
    return {
      async list(query = ''): Promise<Answer> {
        const answer = await play('GET', `${base}?${query}`)
        expect([answer.statusCode, problemOfAnswer('notices', answer.json())]).toEqual([200, undefined])
        return answer.json()
      },
      read: (until: string) => post('read', { until }),
      archive: (id: string) => post(`${id}/archive`, {}),
      clear: (until: string) => post('clear', { until }),
    }
  }
  const kinds = ({ notices }: Answer) => notices.map(({ kind }) => kind)

  /** A player with as many notices, one a second. */
  async function noted(count: number) {
    const payer = await payerOf(cashier, { bonus_id: 0 })
    const inbox = inboxOf(payer.visitor)
    for (let number = 0; number < count; number++) await payIn(payer, (number + 1) * 50_000)
    return { ...payer, inbox, more: () => payIn(payer, 50_000) }
  }
  async function payIn(payer: Pick<Awaited<ReturnType<typeof payerOf>>, 'started' | 'send'>, amount: number) {
    const { id } = await payer.started({ amount })
    await payer.send(id, newTransactionId(), amount)
    await cashier.pass(1000)
  }

  test('tells of a deposit and its bonus, once each, with the amounts', async () => {
    const payer = await payerOf(cashier, { bonus_id: 101 })
    const inbox = inboxOf(payer.visitor)
    expect(await inbox.list()).toEqual({ notices: [], unread: 0 })
    await payIn(payer, 200_000)
    const { notices, unread } = await inbox.list()
    const created_at = expect.any(Number)
    expect([unread, notices.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))]).toEqual([
      2,
      [
        {
          ...{ id: expect.any(String), kind: 'bonus-activated', created_at, is_read: false },
          amount: { amount: expect.any(Number), currency: 'INR' },
        },
        {
          ...{ id: expect.any(String), kind: 'deposit-success', created_at, is_read: false },
          amount: { amount: 200_000, currency: 'INR' },
        },
      ],
    ])
  })

  test('tells of each step of a withdrawal that the staff takes, with the reason of a rejection', async () => {
    const player = await receiverOf(cashier)
    const inbox = inboxOf(player.visitor)
    const { id } = await player.asked()
    cashier.clock.now += 1000
    await decide(cashier.services, { id, act: 'approve', staff: 'sam', note: '' })
    cashier.clock.now += 1000
    await decide(cashier.services, { id, act: 'reject', staff: 'sue', note: '', reason: 'details' })
    const [rejected, approved] = (await inbox.list()).notices
    const amount = { amount: 100_000, currency: 'INR' }
    expect([rejected, approved]).toMatchObject([
      { kind: 'withdrawal-rejected', reason: 'details', amount },
      { kind: 'withdrawal-approved', amount },
    ])
  })

  test('tells of changed credentials', async () => {
    const visitor = visitorOf(cashier)
    const { id, password } = await visitor.register()
    const changed = { old_password: password, password: 'another-horse', repeat_password: 'another-horse' }
    const answer = await visitor.play('POST', `/api/v1/players/${id}`, changed)
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
    expect(kinds(await inboxOf(visitor).list())).toEqual(['password-changed'])
  })

  test('comes in pages that stay the same while new notices arrive', async () => {
    const { inbox, more } = await noted(5)
    const first = await inbox.list('limit=2')
    await more()
    const second = await inbox.list(`limit=2&before=${first.next}`)
    const third = await inbox.list(`limit=2&before=${second.next}`)
    const amounts = [first, second, third].map(({ notices }) => notices.map(({ amount }) => amount?.amount))
    expect(amounts).toEqual([[250_000, 200_000], [150_000, 100_000], [50_000]])
    expect([third.next, third.unread]).toEqual([undefined, 6])
  })

  test('reading marks what was seen; what arrives meanwhile stays unread', async () => {
    const { inbox, more } = await noted(2)
    const [seen] = (await inbox.list()).notices
    await more()
    expect(await inbox.read(seen?.id ?? '')).toEqual({ unread: 1 })
    expect((await inbox.list()).notices.map(({ is_read }) => is_read)).toEqual([false, true, true])
  })

  test('an archived notice is read and leaves the inbox; the archive can be cleared', async () => {
    const { inbox } = await noted(3)
    const [newest, middle] = (await inbox.list()).notices
    expect(await inbox.archive(middle?.id ?? '')).toEqual({ unread: 2 })
    expect(await inbox.archive(middle?.id ?? '')).toEqual({ unread: 2 })
    expect((await inbox.list()).notices).toHaveLength(2)
    expect(await inbox.list('box=archive')).toMatchObject({ notices: [{ id: middle?.id, is_read: true }] })
    expect(await inbox.clear(newest?.id ?? '')).toEqual({ unread: 2 })
    expect((await inbox.list('box=archive')).notices).toEqual([])
    expect((await inbox.list()).notices).toHaveLength(2)
  })

  test('nobody reads, archives or clears what is another player’s', async () => {
    const { inbox } = await noted(1)
    const id = (await inbox.list()).notices[0]?.id ?? ''
    const stranger = visitorOf(cashier)
    await stranger.register()
    const theirs = inboxOf(stranger)
    expect([await theirs.read(id), await theirs.archive(id), await theirs.clear(id)]).toEqual([
      { unread: 0 },
      { unread: 0 },
      { unread: 0 },
    ])
    expect(await inbox.list()).toMatchObject({ notices: [{ is_read: false }], unread: 1 })
  })

  test('a notice is deleted after a year', async () => {
    const { inbox, username, visitor } = await noted(1)
    cashier.clock.now += days(365) + 1000
    await sweep(cashier.db, sweepRulesFor(cashier.services.settings), cashier.clock.now)
    await visitor.signIn(username, 'correct-horse')
    expect((await inbox.list()).notices).toEqual([])
  })
})
