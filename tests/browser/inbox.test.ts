import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addNotice, type News } from '../../src/services/inbox/notices/add-notice.ts'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { desktop, phone } from './visit.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

const minute = 60_000
const money = { amount: 100_000, currency: 'INR' } as const
const told = [
  { kind: 'deposit-success', cause: 'deposit 1', money },
  { kind: 'bonus-activated', cause: 'bonus 1', money },
  { kind: 'password-changed', cause: 'event 1' },
  { kind: 'withdrawal-rejected', cause: 'withdrawal 1', money, reason: 'details' },
] as const

/** A player who was told of these things, a minute apart. */
async function toldPlayer(options = phone) {
  const { visitor, id } = await newPlayer(browser, server, { options })
  const start = Date.now() - told.length * minute
  for (const [index, news] of told.entries()) await tell(id, news, start + index * minute)
  return { visitor, id }
}

const tell = (player: string, news: Omit<News, 'player'>, at = Date.now()) =>
  addNotice({ db: server.db, now: () => at }, { player, ...news })

const subjects = (visitor: Page) => visitor.locator('.notice-line b').allTextContents()
const unread = (visitor: Page) => visitor.locator('.unread-mark').count()

test('a player finds what happened, reads it all, and archives and clears what is done', async () => {
  const { visitor } = await toldPlayer()
  await visitor.goto(`${server.address}/sports`)
  await visitor.getByRole('link', { name: '4 unread notifications' }).click()
  await visitor.locator('.notice-line').nth(3).waitFor()
  expect(await subjects(visitor)).toEqual([
    'Withdrawal of ₹1,000',
    'Your Powerplay sign-in details were changed',
    'Bonus of ₹1,000',
    'Deposit of ₹1,000',
  ])
  expect(await visitor.locator('.notice-line').first().textContent()).toContain(
    'Your withdrawal was rejected. The amount is back in your balance. The details of the receiver are not right.',
  )
  expect(await barriersIn(visitor, 'html')).toEqual([])
  expect(await unread(visitor)).toBe(4)

  await visitor
    .locator('.notice-line', { hasText: 'Bonus of' })
    .getByRole('button', { name: 'Move to archive' })
    .click()
  await visitor.getByRole('link', { name: '3 unread notifications' }).waitFor()
  await expect.poll(() => visitor.locator('.notice-line').count()).toBe(3)
  await visitor.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => visitor.locator('.badge').count()).toBe(0)
  await expect.poll(() => unread(visitor)).toBe(0)

  await visitor.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.poll(() => subjects(visitor)).toEqual(['Bonus of ₹1,000'])
  await visitor.getByRole('button', { name: 'Clear archive' }).click()
  await visitor.getByRole('button', { name: 'Keep them' }).click()
  await visitor.getByRole('button', { name: 'Clear archive' }).click()
  await visitor.getByRole('alert').getByRole('button', { name: 'Clear archive' }).click()
  await visitor.getByText('The archive is empty.').waitFor()
  await visitor.getByRole('button', { name: 'Inbox' }).click()
  await expect.poll(() => visitor.locator('.notice-line').count()).toBe(3)
})

test('what arrives while the inbox is read stays unread; the details are a tap away', async () => {
  const { visitor, id } = await toldPlayer(desktop)
  await visitor.goto(`${server.address}/notifications`)
  await visitor.locator('.notice-line').nth(3).waitFor()
  await tell(id, { ...told[0], cause: 'deposit 2' })
  await visitor.getByRole('button', { name: 'Mark all as read' }).click()
  await visitor.getByRole('link', { name: '1 unread notification', exact: true }).waitFor()
  await visitor.reload()
  await expect.poll(() => unread(visitor)).toBe(1)
  await visitor.locator('.notice-line').first().getByRole('link', { name: 'Details' }).click()
  await visitor.waitForURL('**/history/deposits')
})

test('the badge is that of the server in every tab, whatever happens in which order', async () => {
  const { visitor: one, id } = await toldPlayer(desktop)
  await one.goto(`${server.address}/notifications`)
  const other = await one.context().newPage()
  await other.goto(`${server.address}/sports`)
  const badge = (tab: Page) =>
    tab
      .locator('.badge')
      .textContent({ timeout: 1000 })
      .catch(() => null)
  await expect.poll(() => badge(other)).toBe('4')
  await one.getByRole('button', { name: 'Move to archive' }).first().click()
  await expect.poll(() => badge(other)).toBe('3')
  await tell(id, { ...told[0], cause: 'deposit 2' })
  await expect.poll(() => badge(other), { timeout: onThisMachine(60_000) }).toBe('4')
  await expect.poll(() => badge(one), { timeout: onThisMachine(60_000) }).toBe('4')
  await one.reload()
  await one.getByRole('button', { name: 'Mark all as read' }).click()
  for (const tab of [one, other]) await expect.poll(() => tab.locator('.badge').count()).toBe(0)
})

test('who was told nothing reads that', async () => {
  const { visitor } = await newPlayer(browser, server)
  await visitor.goto(`${server.address}/notifications`)
  await visitor.getByText('You have no notifications.').waitFor()
  await visitor.getByRole('button', { name: 'Archive', exact: true }).click()
  await visitor.getByText('The archive is empty.').waitFor()
})
