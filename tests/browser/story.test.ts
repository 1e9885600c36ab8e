import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { recordTurnover } from '../../src/services/cashier/turnover/record-turnover.ts'
import { newEmail } from '../identities.ts'
import { databases } from '../kernel/databases.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { mailed } from '../mails.ts'
import { hire, openAdmin, signIn } from './admin.ts'
import { launchBrowser } from './browser.ts'
import { checkLedger } from './check-ledger.ts'
import { campaign } from './journey.ts'
import { registeredAt, startDeposit } from './new-player.ts'
import { submit } from './players.ts'
import { type JourneyServer, startServer } from './server.ts'

const browser = await launchBrowser()
const servers: [string, JourneyServer][] = []
// In a short run, this story is told on the one database, that of the bets on the other.
for (const database of isLong ? databases : databases.slice(-1))
  servers.push([database, await startServer({}, database)])

const money = (visitor: Page) => visitor.locator('.player-money').textContent()
const lines = (visitor: Page) => visitor.locator('.history-line b')

async function payByUpi(visitor: Page, amount: string): Promise<void> {
  await startDeposit(visitor, 'UPI', amount)
  await visitor.locator('.pay-next').click()
  await visitor.locator('[name=transaction_id]').fill(`4${Math.random().toFixed(11).slice(2)}`)
  await submit(visitor).click()
}

async function confirmEmail(visitor: Page, { outbox }: JourneyServer, email: string): Promise<void> {
  await visitor.getByRole('link', { name: 'Confirm the e-mail' }).click()
  const section = visitor.locator('#email')
  await section.getByRole('button', { name: 'Send me a code' }).click()
  const code = section.getByRole('textbox', { name: 'Code from the message' })
  await code.fill(await mailed(outbox, email, /^(\d{6})\r?$/m))
  await code.press('Enter')
  await section.getByText('Your e-mail is confirmed.').waitFor()
}

async function fillInProfile(visitor: Page): Promise<void> {
  const person = { first_name: 'Asha', last_name: 'Rao', birth: '1990-01-31', city: 'Pune', phone: '+919876543210' }
  for (const [name, text] of Object.entries(person)) await visitor.locator(`[name=${name}]`).fill(text)
  await visitor.locator('[name=gender]').selectOption('female')
  await visitor.locator('[name=country]').selectOption('IN')
  await visitor.getByRole('button', { name: 'Save' }).click()
  await visitor.getByText('Your details are saved.').waitFor()
}

/** A colleague approves a withdrawal and marks it as sent. */
async function payOut(server: JourneyServer, amount: string): Promise<void> {
  const storageState = await signIn(browser, server, await hire(server, 'Sam', 'support'))
  const { page: sam, context } = await openAdmin(browser, server, { storageState, at: '/cashier' })
  await sam.getByRole('link', { name: amount }).click()
  for (const act of ['Approve', 'Mark as sent']) {
    await sam.getByRole('button', { name: `${act}…` }).click()
    await sam.getByRole('dialog').getByRole('button', { name: act }).click()
  }
  await sam.getByText('The withdrawal is sent.').waitFor()
  await context.close()
}

describe.each(servers)('a player, with %s', (_, server) => {
  test('comes from a partner, pays in, meets the conditions, is paid out, and reads all of it', {
    timeout: onThisMachine(120_000),
  }, async () => {
    const email = newEmail()
    const visitor = await registeredAt(browser, server, `chickenroad-1?${campaign}`, email)
    expect([new URL(visitor.url()).pathname, await money(visitor)]).toEqual(['/casino/slot/chicken-road', '₹0'])
    const { db } = server
    const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

    await payByUpi(visitor, '4000')
    await visitor.locator('.result-balance', { hasText: '₹4,000' }).waitFor()
    await visitor.getByText('Your bonus is now active: ₹4,000').waitFor()

    await visitor.locator('.bar a[href$="/deposit-withdraw"]').click()
    await visitor.goto(`${server.address}/deposit-withdraw#withdraw`)
    const unmet = visitor.locator('.condition:not(.condition-met) .condition-words > b')
    await expect
      .poll(() => unmet.allTextContents())
      .toEqual([
        'Not met yet: Confirmed e-mail',
        'Not met yet: Complete profile',
        'Not met yet: Deposits that were bet',
      ])
    await visitor.getByText('Bet ₹4,000 more.').waitFor()
    await confirmEmail(visitor, server, email)
    await fillInProfile(visitor)
    const bet = { player: account.id, currency: 'INR', stake: 400_000, odds: 1500 } as const
    await db
      .transaction()
      .execute((transaction) => recordTurnover({ now: Date.now }, transaction, { reference: 'bet 1', ...bet }))

    await visitor.goto(`${server.address}/deposit-withdraw#withdraw/upi`)
    await visitor.locator('[name=amount]').fill('1500')
    await visitor.locator('[name=upi-id]').fill('asha@bank')
    await submit(visitor).click()
    await visitor.getByRole('button', { name: 'Withdraw and end the bonus' }).click()
    await visitor.getByText('₹1,500 is being checked').waitFor()
    await payOut(server, '1,500.00 INR')
    await visitor.getByText('₹1,500 was sent to you').waitFor()

    await visitor.goto(`${server.address}/history/withdrawals`)
    await expect.poll(() => lines(visitor).allTextContents()).toEqual(['UPI', '₹1,500'])
    await visitor.goto(`${server.address}/history/deposits`)
    await expect.poll(() => lines(visitor).allTextContents()).toEqual(['UPI', '₹4,000'])
    await visitor.getByRole('link', { name: '4 unread notifications' }).click()
    await expect.poll(() => visitor.locator('.notice-line').count()).toBe(4)
    await expect.poll(() => money(visitor)).toBe('₹2,500')
    const brought = await db.selectFrom('events').select('kind').where('click_id', '=', 'c-81f2').execute()
    expect(brought.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['registration', 'first-deposit']))
    expect(checkLedger(server)).toBe(0)
    expect(visitor.complaints).toEqual([])
  })
})
