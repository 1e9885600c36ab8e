import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { newPlayer, submit } from './players.ts'
import { startServer } from './server.ts'
import { desktop, openIn, phone, type Visit } from './visit.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

/** A player whose documents are watched for shifts. */
async function newcomer(currency: string, bonus_id: number | null, options = phone): Promise<Visit> {
  const { visitor } = await newPlayer(browser, server, { currency, bonus_id, options })
  await watchShifts(visitor)
  return visitor
}

const goTo = (visitor: Page, place: string) => visitor.goto(server.address + place)
const heading = (visitor: Page) => visitor.locator('.step-heading')
const money = (visitor: Page) => visitor.locator('.player-money').textContent()
const newTransactionId = () => `4${Math.random().toFixed(11).slice(2)}`

/** Starts a deposit by a method. */
async function start(visitor: Page, method: string, amount: string): Promise<void> {
  await goTo(visitor, `/deposit-withdraw#method/${method}`)
  await visitor.locator('[name=amount]').fill(amount)
  await submit(visitor).click()
  await visitor.locator('.pay').waitFor()
}

async function sendTransaction(visitor: Page): Promise<void> {
  await visitor.locator('.pay-next').click()
  await visitor.locator('[name=transaction_id]').fill(newTransactionId())
  await submit(visitor).click()
}

type Watched = { moved: number }

/** Adds up how much of each document moves by itself, by the measure of layout shifts. */
const watchShifts = (visitor: Page) =>
  visitor.addInitScript(() => {
    const watched = Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput = false, value = 0 } = { ...entry.toJSON() }
        if (!hadRecentInput) watched.moved += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftOf = (visitor: Page) => visitor.evaluate(() => (window as unknown as Watched).moved)

const depositsOf = (method: string) =>
  server.db.selectFrom('deposits').selectAll().where('method', '=', method).execute()

test('UPI on a phone: from the methods to the money and the bonus', async () => {
  const visitor = await newcomer('INR', 101)
  await goTo(visitor, '/casino')
  await visitor.locator('.waiting .bonus-card').waitFor()
  await visitor.locator('.bar').getByRole('link', { name: 'Cashier' }).click()
  await visitor.locator('a.method').first().waitFor()
  await visitor.locator('.waiting').waitFor({ state: 'detached' })
  // The styles of the cashier have come along with its page.
  expect(
    await visitor
      .locator('a.method')
      .first()
      .evaluate((link) => getComputedStyle(link).display),
  ).toBe('flex')
  expect(await visitor.locator('.bonus-offer summary').textContent()).toContain('Casino welcome bonus')
  expect(await visitor.locator('.method-group').allTextContents()).toEqual([
    'Recommended',
    'Bank cards',
    'E-wallets',
    'Payment systems',
    'Internet banking',
    'Cryptocurrency',
  ])
  expect(await barriersIn(visitor, 'html')).toEqual([])

  await visitor.getByRole('link', { name: 'UPI' }).click()
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  const amount = visitor.getByRole('textbox', { name: 'Amount' })
  await amount.fill('499.99')
  await submit(visitor).click()
  expect(await visitor.locator('.field-problem').textContent()).toBe('Minimum deposit amount is 500 INR')
  expect(await visitor.locator('.bonus-offer > p').textContent()).toBe('Your bonus comes with this deposit')
  expect(await amount.evaluate((input) => input === document.activeElement)).toBe(true)
  await visitor.getByRole('button', { name: '₹2,000', exact: true }).click()
  expect(await visitor.locator('.bonus-offer > p').textContent()).toBe('You get a bonus of ₹2,000')
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await submit(visitor).dblclick()

  await visitor.locator('.pay').waitFor()
  expect(await heading(visitor).textContent()).toBe('Send ₹2,000')
  expect(await depositsOf('upi')).toHaveLength(1)
  const app = visitor.getByRole('link', { name: 'Open the payment app' })
  expect(await app.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=powerplay\.demo@upi&pn=Powerplay&am=2000\.00/)
  expect(await visitor.locator('.qr').isVisible()).toBe(false)
  await visitor.getByRole('button', { name: 'Copy Account' }).click()
  await visitor.getByRole('button', { name: 'Copied Account' }).waitFor()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe('powerplay.demo@upi')
  expect(await barriersIn(visitor, 'main')).toEqual([])

  const paid = visitor.getByRole('link', { name: 'I have paid' })
  await paid.click()
  await visitor.getByRole('textbox', { name: 'Transaction ID' }).waitFor()
  await visitor.goBack()
  await paid.click()
  await visitor.getByRole('textbox', { name: 'Transaction ID' }).fill('12')
  await submit(visitor).click()
  expect(await visitor.locator('.field-problem').textContent()).toContain('not a transaction ID')
  await visitor.getByRole('textbox', { name: 'Transaction ID' }).fill(newTransactionId())
  await submit(visitor).click()
  await visitor.locator('.result-bonus', { hasText: 'Your bonus is now active: ₹2,000' }).waitFor()
  expect(await heading(visitor).textContent()).toBe('₹2,000 is in your account')
  expect(await visitor.locator('.result-balance').textContent()).toBe('New balance: ₹2,000')
  await expect.poll(() => money(visitor)).toBe('₹2,000')
  expect(await barriersIn(visitor, 'html')).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await shiftOf(visitor)).toBeLessThanOrEqual(0.02)

  await visitor.getByRole('link', { name: 'Start playing' }).click()
  await visitor.locator('.bar').getByRole('link', { name: 'Sports' }).click()
  await visitor.locator('.player').click()
  await visitor.getByRole('radio', { name: 'Bonus money' }).check()
  await visitor.locator('.notice', { hasText: 'Your current bonus account cannot be used in this section.' }).waitFor()
  expect(await visitor.locator('.waiting').count()).toBe(0)

  await goTo(visitor, '/history/payments')
  await visitor.locator('.history-line').nth(1).waitFor()
  expect(await visitor.locator('.history-line b').allTextContents()).toEqual(['Bonus', '+₹2,000', 'Deposit', '+₹2,000'])
  expect(await barriersIn(visitor, 'html')).toEqual([])
  expect(visitor.complaints).toEqual([])
})

test('Pix: a running deposit is found again after a reload, and in another tab and language', async () => {
  const visitor = await newcomer('BRL', null, desktop)
  await start(visitor, 'pix', '100.01')
  const code = visitor.locator('.copy-line dd').first()
  const pasted = await code.textContent()
  expect(pasted).toMatch(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/)
  await visitor.getByRole('img', { name: 'QR code of this payment' }).waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await visitor.reload()
  await visitor.locator('.pay').waitFor()
  expect(await code.textContent()).toBe(pasted)
  expect(await shiftOf(visitor)).toBeLessThanOrEqual(0.02)

  const tab = await openIn(visitor.context())
  await goTo(tab, '/pt/deposit-withdraw')
  await tab.locator('.pay').waitFor()
  expect(await tab.locator('.copy-line dd').first().textContent()).toBe(pasted)
  expect(await heading(tab).textContent()).toBe('Envie R$\u00A0100,01')
  await goTo(tab, '/pt/casino')
  const reminder = tab.locator('.waiting .open-deposit')
  expect(await reminder.locator('p').textContent()).toBe('O seu depósito de R$\u00A0100,01 ainda não foi pago.')
  await reminder.getByRole('link').click()
  await tab.locator('.pay').waitFor()
  expect(await tab.locator('.copy-line dd').first().textContent()).toBe(pasted)
  expect([...visitor.complaints, ...tab.complaints]).toEqual([])
})

test('a redirect: the player pays elsewhere, comes back, and sees the result', async () => {
  const visitor = await newcomer('INR', null, desktop)
  await goTo(visitor, '/deposit-withdraw#method/cubix')
  await visitor.locator('[name=amount]').fill('1999')
  await submit(visitor).click()
  expect(await visitor.locator('.field-problem').textContent()).toBe('Minimum deposit amount is 2000 INR')
  await visitor.locator('[name=amount]').fill('2,000')
  await submit(visitor).click()
  await visitor.getByRole('link', { name: 'Go to the payment page' }).click()
  await visitor.getByRole('link', { name: 'Back to the cashier' }).click()
  await visitor.locator('.result-balance', { hasText: '₹2,000' }).waitFor()
  expect(await visitor.locator('.steps [aria-current]').textContent()).toBe('Result')
  await expect.poll(() => money(visitor)).toBe('₹2,000')
  await goTo(visitor, '/deposit-withdraw')
  await visitor.locator('a.method').first().waitFor()
  expect(visitor.complaints).toEqual([])
})

describe('a deposit that does not succeed', () => {
  test('says why and what to do next, and stands in the list of deposits', async () => {
    const visitor = await newcomer('INR', null)
    await start(visitor, 'phonepe', '500.03')
    await sendTransaction(visitor)
    const missing = visitor.locator('main [role=alert]', { hasText: 'The transaction was not found.' })
    await missing.waitFor()
    expect(await barriersIn(visitor, 'main')).toEqual([])

    await start(visitor, 'gpay', '500.02')
    await sendTransaction(visitor)
    await visitor.locator('.result-sign-fail').waitFor()
    expect(await heading(visitor).textContent()).toBe('₹500.02 could not be credited')
    expect(await visitor.locator('.result [role=status]').textContent()).toBe(
      'The deposit failed. If the money does not arrive within 2 hours, contact support.',
    )
    expect(await barriersIn(visitor, 'main')).toEqual([])
    await visitor.getByRole('link', { name: 'Make another deposit' }).click()
    await visitor.locator('[name=amount]').waitFor()

    await goTo(visitor, '/history/deposits')
    const lines = visitor.locator('.history-line')
    await lines.nth(1).waitFor()
    expect(await lines.locator('.history-what b').allTextContents()).toEqual(['Google Pay', 'PhonePe'])
    await visitor.getByLabel('State').selectOption('Fail')
    await expect.poll(() => lines.count()).toBe(1)
    await visitor.getByLabel('Period').selectOption('Last year')
    await visitor.getByText('There are no deposits here.').waitFor()
    expect(await barriersIn(visitor, 'html')).toEqual([])
    const [file] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('button', { name: 'Download all transfers (CSV)' }).click(),
    ])
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^time,transfer,kind,cause/)
    expect(visitor.complaints).toEqual([])
  })
})

test('offline, what was typed is kept, and sent once when the connection is back', async () => {
  const visitor = await newcomer('INR', null)
  const isCashier = /assets\/Cashier-/
  await visitor.route(isCashier, (route) => route.abort())
  const isLost = visitor.waitForEvent('requestfailed', (request) => isCashier.test(request.url()))
  await goTo(visitor, '/deposit-withdraw#method/paytm')
  await isLost
  await visitor.locator('.player-money').waitFor()
  await visitor.context().setOffline(true)
  await visitor.getByText('This could not be loaded.').waitFor()
  await visitor.unroute(isCashier)
  await visitor.context().setOffline(false)
  await visitor.locator('[name=amount]').fill('700')
  await visitor.context().setOffline(true)
  await submit(visitor).click()
  await visitor.locator('main [role=alert]', { hasText: 'You are offline.' }).waitFor()
  await submit(visitor).click()
  expect(await visitor.locator('[name=amount]').inputValue()).toBe('700')
  await visitor.context().setOffline(false)
  await visitor.locator('.pay').waitFor()
  expect((await depositsOf('paytm')).map(({ amount }) => amount)).toEqual([70_000])
  await visitor.locator('.bar').getByRole('link', { name: 'Casino', exact: true }).click()
  const reminder = visitor.locator('.waiting .open-deposit p')
  expect(await reminder.textContent()).toBe('Your deposit of ₹700 waits for its transaction ID.')
})

test('what a method asks for besides the amount is checked beside its field', async () => {
  const visitor = await newcomer('KES', null)
  await goTo(visitor, '/deposit-withdraw#method/simba-pay')
  await visitor.locator('[name=amount]').fill('100')
  const wallet = visitor.getByRole('textbox', { name: 'Number of your mobile wallet' })
  expect(await wallet.getAttribute('autocomplete')).toBe('tel')
  await wallet.fill('0712')
  await submit(visitor).click()
  expect(await visitor.locator('.field-problem').textContent()).toContain('Enter the number with a plus sign')
  expect(await wallet.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await wallet.fill('+254712345678')
  await submit(visitor).click()
  await visitor.locator('.pay').waitFor()
  expect((await depositsOf('simba-pay')).map(({ fields }) => fields)).toEqual(['{"phone":"+254712345678"}'])
})

test('other pages remind of the bonus of the first deposit for an hour', async () => {
  const visitor = await newcomer('INR', 101)
  await goTo(visitor, '/casino')
  await visitor.locator('.waiting .bonus-card').waitFor()
  const anHourAgo = Date.now() - 60 * 60_000
  await server.db.updateTable('accounts').set({ created_at: anHourAgo }).execute()
  await visitor.reload()
  await visitor.locator('.player-money').waitFor()
  expect(await visitor.locator('.waiting').count()).toBe(0)
  await goTo(visitor, '/bonuses')
  await visitor.locator('.bonus-panel', { hasText: 'Waiting for deposit' }).waitFor()
})
