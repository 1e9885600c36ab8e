import { expect, test } from 'vitest'
import { giveMoney, queueWithdrawal } from '../desk/queued.ts'
import { screensOf } from './admin.ts'
import { barriersIn } from './barriers.ts'
import { cutLabels } from './cut-labels.ts'
import { registered } from './players.ts'
import { adminOfSite } from './publishing-admin.ts'

const { server, signedIn } = await adminOfSite()

const hour = 3_600_000

test('the queue: overdue first; one colleague approves, another one too, the money is sent, a third one is rejected', async () => {
  const parts = { db: server().db, now: Date.now }
  const { id, username } = await registered(server())
  await giveMoney(parts, id, 100_000_000)
  await queueWithdrawal(parts, id, { amount: 500_000, ago: hour })
  await queueWithdrawal(parts, id, { amount: 20_000_000, approvals_needed: 2, ago: 26 * hour })
  const sam = await signedIn({ role: 'support', name: 'Sam' })
  const sue = await signedIn({ role: 'administrator', name: 'Sue' })

  await sam.getByRole('link', { name: 'Cashier' }).click()
  await sam.getByText('2 withdrawals open').waitFor()
  await sam.getByText('1 overdue').waitFor()
  expect(await sam.locator('.cashier-rows tbody th a').allTextContents()).toEqual(['200,000.00 INR', '5,000.00 INR'])
  expect(await barriersIn(sam, 'main')).toEqual([])
  expect(await cutLabels(sam)).toEqual([])

  // With the keyboard alone.
  await sam.getByRole('link', { name: '200,000.00 INR' }).press('Enter')
  await sam.getByRole('heading', { name: '200,000.00 INR' }).waitFor()
  await sam.getByText('asha@bank').waitFor()
  await sam.getByText('0 of 2 approvals').waitFor()
  expect(await barriersIn(sam, 'main')).toEqual([])
  await sam.keyboard.press('Control+Enter')
  await sam.getByRole('dialog', { name: 'Approve: 200,000.00 INR' }).waitFor()
  expect(await barriersIn(sam, 'dialog')).toEqual([])
  expect(await cutLabels(sam)).toEqual([])
  await sam.keyboard.type('Spoke with the player')
  await sam.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
  await sam.getByText('1 of 2 approvals').waitFor()
  await sam.getByRole('cell', { name: 'Spoke with the player' }).waitFor()
  expect(await sam.getByRole('button', { name: 'Approve…' }).count()).toBe(0)
  expect(await sam.getByRole('button', { name: 'Mark as sent…' }).count()).toBe(0)

  await sue.goto(sam.url())
  await sue.getByRole('button', { name: 'Approve…' }).click()
  await sue.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await sue.getByRole('button', { name: 'Mark as sent…' }).click()
  await sue.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await sue.getByText('The withdrawal is sent.').waitFor()
  await sue.getByText('200,000.00 INR in 1 withdrawal').waitFor()

  await sue.getByRole('link', { name: 'Queue' }).click()
  await sue.getByRole('link', { name: '5,000.00 INR' }).click()
  await sue.getByRole('button', { name: 'Reject…' }).click()
  await sue.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  // Without a reason nothing happens.
  await sue
    .getByLabel('Reason, which the player reads')
    .selectOption({ label: 'The receiver does not fit the profile' })
  await sue.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await sue.getByText('The withdrawal is rejected.').waitFor()

  await sue.getByRole('link', { name: 'Queue' }).click()
  await sue.getByText('Nothing is waiting').waitFor()
  await sue.getByLabel('Show').selectOption({ label: 'Rejected' })
  await sue.getByRole('link', { name: '5,000.00 INR' }).waitFor()
  await sue.getByLabel('Player').fill(username)
  await sue.getByRole('link', { name: '5,000.00 INR' }).waitFor()
  await sue.getByLabel('Player').fill('nobody@example.com')
  await sue.getByText('No withdrawals match these filters.').waitFor()
})

test('publishers do not see the cashier', async () => {
  const page = await signedIn({ role: 'publisher', name: 'Eve' })
  expect(await screensOf(page)).not.toContain('Cashier')
})
