import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hire, openAdmin, signIn } from './admin.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { newPlayer, submit } from './players.ts'
import { startServer } from './server.ts'
import { desktop, openIn, phone, type Visit } from './visit.ts'
import { type Elsewhere, elsewhere } from './withdrawing-player.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

type Playing = { readonly visitor: Visit; readonly player: Elsewhere }

async function newcomer(options: BrowserContextOptions = phone): Promise<Playing> {
  const { visitor, id } = await newPlayer(browser, server, { bonus_id: 101, options })
  return { visitor, player: elsewhere(server, id) }
}

/** A player who may withdraw what was won. */
async function winner(amount: number, options?: BrowserContextOptions): Promise<Playing> {
  const { visitor, player } = await newcomer(options)
  await player.confirmEmail()
  await player.fillIn()
  await player.win(amount)
  return { visitor, player }
}

const goTo = (visitor: Page, place: string) => visitor.goto(server.address + place)
const heading = (visitor: Page) => visitor.locator('.step-heading').first()
const money = (visitor: Page) => visitor.locator('.player-money').textContent()
const unmet = (visitor: Page) => visitor.locator('.condition:not(.condition-met) .condition-words > b')
const isFocused = (visitor: Page, name: string) =>
  visitor.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name)

/** Fills the form of UPI in and sends it. */
async function withdraw(visitor: Page, amount: string): Promise<void> {
  await goTo(visitor, '/deposit-withdraw#withdraw/upi')
  await visitor.locator('[name=amount]').fill(amount)
  await visitor.locator('[name=upi-id]').fill('asha@bank')
  await submit(visitor).click()
}

test('before the form: each condition, what is missing, and each bet; what is done elsewhere appears by itself', async () => {
  const { visitor, player } = await newcomer()
  await player.payIn(400_000)
  await player.bet(50_000, 1200, 50)
  await player.bet(150_000, 1850, 40)
  await goTo(visitor, '/deposit-withdraw')
  await visitor.getByRole('link', { name: 'Withdraw', exact: true }).click()
  await visitor.locator('.condition').first().waitFor()
  expect(await heading(visitor).textContent()).toBe('Before you can withdraw')
  expect(await unmet(visitor).allTextContents()).toEqual([
    'Not met yet: Confirmed e-mail',
    'Not met yet: Complete profile',
    'Not met yet: Deposits that were bet',
  ])
  await visitor.getByText('Still missing: First name, Last name, Date of birth, Gender').waitFor()
  expect(await visitor.getByRole('link', { name: 'Confirm the e-mail' }).getAttribute('href')).toBe('/profile#email')
  expect(await visitor.getByRole('link', { name: 'Complete the profile' }).getAttribute('href')).toBe(
    '/profile#first_name',
  )
  await visitor.getByText('Bet ₹2,500 more. Bets at odds of 1.30 or higher count.').waitFor()
  expect(await visitor.getByRole('progressbar').getAttribute('value')).toBe('150000')
  await visitor.getByText('Bet by bet').click()
  await expect
    .poll(() => visitor.locator('.bet b').allTextContents())
    .toEqual(['Counted in full', 'Did not count: the odds are below 1.30'])
  await expect.poll(() => visitor.locator('.method').count()).toBeGreaterThan(3)
  expect(await visitor.locator('a.method').count()).toBe(0)
  expect(await barriersIn(visitor, 'html')).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // The form cannot be reached by its address either.
  await goTo(visitor, '/deposit-withdraw#withdraw/upi')
  await unmet(visitor).first().waitFor()
  expect(await visitor.locator('[name=amount]').count()).toBe(0)
  await visitor.goBack()

  await player.confirmEmail()
  await player.fillIn()
  await player.bet(300_000, 2000, 30)
  await visitor.locator('a.method').first().waitFor()
  expect(await heading(visitor).textContent()).toBe('How do you want to be paid?')
  await visitor.getByText('All conditions are met').click()
  expect(await unmet(visitor).count()).toBe(0)
  await visitor.getByText('Bet by bet').click()
  expect(await visitor.locator('.bet b').first().textContent()).toBe('₹2,500 counted: no more was needed')
  expect(visitor.complaints).toEqual([])
})

test('UPI on a phone: from the methods to a withdrawal that waits, in every tab and language, and back by cancelling', async () => {
  const { visitor, player } = await winner(400_000)
  await goTo(visitor, '/deposit-withdraw#withdraw')
  await visitor.getByRole('link', { name: 'UPI' }).click()
  await expect.poll(() => heading(visitor).textContent()).toBe('How much do you want to withdraw?')
  expect(await visitor.locator('[name=account-name]').inputValue()).toBe('Asha Rao')
  const amount = visitor.getByRole('textbox', { name: 'Amount' })
  const problem = visitor.locator('.field-problem').first()
  await amount.fill('999')
  await submit(visitor).click()
  expect(await problem.textContent()).toBe('Minimum withdrawal amount is 1000 INR')
  expect(await isFocused(visitor, 'amount')).toBe(true)
  await amount.fill('4000.01')
  expect(await problem.textContent()).toContain('Your balance is too low for this amount.')
  await visitor.getByRole('button', { name: 'All: ₹4,000' }).click()
  await visitor.locator('[name=upi-id]').fill('asha')
  await submit(visitor).click()
  expect(await isFocused(visitor, 'upi-id')).toBe(true)
  await visitor.locator('[name=upi-id]').fill('asha@bank')
  await visitor.getByText('₹4,000 is set aside and paid within 24 hours.').waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await submit(visitor).dblclick()

  await visitor.locator('.result').waitFor()
  expect(await heading(visitor).textContent()).toBe('₹4,000 is being checked')
  expect(await visitor.getByRole('timer').textContent()).toMatch(/^(24:00:00|23:59:\d\d)$/)
  await expect.poll(() => money(visitor)).toBe('₹0')
  expect((await player.withdrawals()).map(({ fields }) => JSON.parse(fields))).toEqual([
    { 'account-name': 'Asha Rao', 'upi-id': 'asha@bank' },
  ])
  expect(await barriersIn(visitor, 'html')).toEqual([])
  await visitor.reload()
  await visitor.getByText('₹4,000 is being checked').waitFor()
  const tab = await openIn(visitor.context())
  await tab.goto(visitor.url())
  await tab.locator('.result').waitFor()
  await tab.getByRole('button', { name: 'Languages' }).click()
  await tab.getByRole('link', { name: 'Português' }).click()
  await tab.waitForURL(/\/pt\/deposit-withdraw#withdrawal/)
  await tab.getByText('₹\u00A04.000 em verificação').waitFor()

  // While the money is set aside, there is neither another withdrawal nor money for it.
  await visitor.getByRole('link', { name: 'Withdraw', exact: true }).click()
  await unmet(visitor).first().waitFor()
  expect(await unmet(visitor).allTextContents()).toEqual(['Not met yet: Withdrawals within 24 hours'])
  await visitor.getByText('There is nothing to withdraw at the moment.').waitFor()
  await visitor.getByRole('timer').waitFor()
  await visitor.locator('.open-deposit').getByRole('link', { name: 'Details' }).click()

  const cancel = visitor.getByRole('button', { name: 'Cancel the withdrawal' })
  await cancel.click()
  await visitor.getByRole('dialog', { name: 'Cancel this withdrawal?' }).waitFor()
  expect(await barriersIn(visitor, 'dialog')).toEqual([])
  await visitor.keyboard.press('Escape')
  await cancel.click()
  await visitor.getByRole('button', { name: 'Keep the withdrawal' }).click()
  expect((await player.withdrawals()).map(({ state }) => state)).toEqual(['pending'])
  await cancel.click()
  // The question can be asked again before the browser has told that it was closed.
  await cancel.first().evaluate((button: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog[open] button')?.click()
    button.click()
  })
  await visitor.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
  await visitor.getByText('₹4,000 is back in your balance').waitFor()
  await visitor.locator('.result-balance', { hasText: /^New balance: ₹4,000$/ }).waitFor()
  await expect.poll(() => money(visitor)).toBe('₹4,000')
  await tab.getByText('de volta ao seu saldo').waitFor()
  await visitor.goBack()
  await visitor.locator('a.method').first().waitFor()
  expect([...visitor.complaints, ...tab.complaints]).toEqual([])
})

test('an active bonus ends only after the player agrees, with the keyboard alone', async () => {
  const { visitor, player } = await winner(300_000, desktop)
  await player.activateBonus(200_000)
  await goTo(visitor, '/deposit-withdraw#withdraw')
  const loss = visitor.locator('.bonus-offer')
  await loss.waitFor()
  expect(await loss.textContent()).toBe(
    'A withdrawal ends your active bonusCasino welcome bonusYou lose ₹2,000 of bonus money.',
  )
  await visitor.locator('.skip').press('Enter')
  await visitor.getByRole('link', { name: 'Paytm' }).press('Enter')
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  const amount = visitor.getByRole('textbox', { name: 'Amount' })
  await amount.focus()
  await visitor.keyboard.type('1000')
  expect(await visitor.locator('[name=phone]').inputValue()).toBe('9876543210')
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog', { name: 'End your bonus?' })
  await dialog.getByText('You lose ₹2,000 of bonus money.').waitFor()
  expect(await barriersIn(visitor, 'dialog')).toEqual([])
  await visitor.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await player.withdrawals()).toEqual([])
  expect(await isFocused(visitor, 'amount')).toBe(true)
  await visitor.keyboard.press('Enter')
  await dialog.waitFor()
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Enter')
  await visitor.getByText('₹1,000 is being checked').waitFor()
  expect(await player.withdrawals()).toHaveLength(1)
  expect(visitor.complaints).toEqual([])
})

test('what a colleague decides appears by itself, and stands in the history', async () => {
  const { visitor, player } = await winner(500_000)
  await withdraw(visitor, '1234')
  await visitor.getByText('₹1,234 is being checked').waitFor()
  const storageState = await signIn(browser, server, await hire(server, 'Sam', 'support'))
  const [{ id = '' } = {}] = await player.withdrawals()
  const { page: sam } = await openAdmin(browser, server, { storageState, at: '/cashier' })
  await sam.getByRole('link', { name: '1,234.00 INR' }).click()
  await sam.getByRole('button', { name: 'Approve…' }).click()
  await sam.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await visitor.getByText('₹1,234 is on its way to you').waitFor()
  expect(await visitor.getByRole('button', { name: 'Cancel the withdrawal' }).count()).toBe(0)
  expect(await visitor.locator('.steps [aria-current]').textContent()).toBe('Payment')
  await sam.getByRole('button', { name: 'Reject…' }).click()
  await sam
    .getByLabel('Reason, which the player reads')
    .selectOption({ label: 'The receiver does not fit the profile' })
  await sam.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await visitor.getByText('₹1,234 was not paid').waitFor()
  const reason = 'The receiver does not fit your profile. Correct one of them, and ask again.'
  expect(await visitor.locator('.result [role=status]').textContent()).toContain(reason)
  await expect.poll(() => money(visitor)).toBe('₹5,000')
  expect(await barriersIn(visitor, 'main')).toEqual([])

  await withdraw(visitor, '2000')
  await visitor.getByText('₹2,000 is being checked').waitFor()
  await visitor.getByRole('link', { name: 'Your withdrawals so far' }).click()
  const lines = visitor.locator('.history-line')
  await expect.poll(() => lines.count()).toBe(2)
  expect(await lines.locator('.state').allTextContents()).toEqual(['On check', 'Rejected'])
  await visitor.getByText(reason).waitFor()
  const state = visitor.getByLabel('State')
  expect(await state.locator('option').allTextContents()).toEqual([
    ...['All', 'On check', 'In process', 'Sent', 'Rejected', 'Cancelled'],
  ])
  await state.selectOption('Rejected')
  await expect.poll(() => lines.count()).toBe(1)
  await visitor.getByLabel('Period').selectOption('Last year')
  await visitor.getByText('There are no withdrawals here.').waitFor()
  await visitor.getByLabel('Period').selectOption('Current week')
  expect(await barriersIn(visitor, 'html')).toEqual([])
  await visitor.getByRole('link', { name: 'Details' }).click()
  await visitor.getByText('₹1,234 was not paid').waitFor()
  expect(visitor.url()).toContain(`/deposit-withdraw#withdrawal/${id}`)
  expect(visitor.complaints).toEqual([])
})

test('what has changed since the form was opened is refused beside its field, or said as a condition', async () => {
  const { visitor, player } = await winner(500_000, desktop)
  await goTo(visitor, '/deposit-withdraw#withdraw/upi')
  await visitor.locator('[name=amount]').fill('4000')
  await visitor.locator('[name=upi-id]').fill('asha@bank')
  await player.lose(200_000)
  await submit(visitor).click()
  const problem = visitor.locator('.field-problem', { hasText: 'Your balance is too low for this amount.' })
  await problem.waitFor()
  await visitor.getByText('Available to withdraw: ₹3,000').waitFor()
  await visitor.locator('[name=amount]').fill('1000')
  expect(await problem.count()).toBe(0)

  const tab = await openIn(visitor.context())
  await withdraw(tab, '1500')
  await tab.getByText('₹1,500 is being checked').waitFor()
  await submit(visitor).click()
  await expect.poll(() => unmet(visitor).allTextContents()).toEqual(['Not met yet: Withdrawals within 24 hours'])
  expect((await player.withdrawals()).map(({ amount }) => amount)).toEqual([150_000])
})

test('a country without withdrawals is told so, and is offered nothing', async () => {
  const { visitor } = await winner(400_000)
  // None of the shipped records refuses a country.
  await visitor.route('**/withdrawals/conditions', async (route) => {
    const response = await route.fetch()
    const { conditions, ...rest } = await response.json()
    await route.fulfill({
      response,
      json: { ...rest, met: false, conditions: { ...conditions, country: { met: false } } },
    })
  })
  await goTo(visitor, '/deposit-withdraw#withdraw')
  await visitor.getByText('No withdrawal is available for your country. Contact support.').waitFor()
  expect(await visitor.locator('.method').count()).toBe(0)
  expect(await barriersIn(visitor, 'main')).toEqual([])
})

test('offline, what was typed is kept, and sent once when the connection is back', async () => {
  const { visitor, player } = await winner(300_000)
  await goTo(visitor, '/deposit-withdraw#withdraw/tether')
  await visitor.locator('[name=amount]').fill('1500')
  await visitor.locator('[name=address]').fill(`T${'a'.repeat(33)}`)
  await visitor.context().setOffline(true)
  await submit(visitor).click()
  await visitor.locator('.field-tick .field-problem').filter({ hasText: /./ }).waitFor()
  expect(await isFocused(visitor, 'address-checked')).toBe(true)
  await visitor.locator('[name=address-checked]').check()
  await submit(visitor).click()
  await visitor.locator('main [role=alert]', { hasText: 'You are offline.' }).waitFor()
  await submit(visitor).click()
  expect(await visitor.locator('[name=amount]').inputValue()).toBe('1500')
  await visitor.context().setOffline(false)
  await visitor.getByText('₹1,500 is being checked').waitFor()
  expect((await player.withdrawals()).map(({ amount }) => amount)).toEqual([150_000])
})

test('the history of payments goes on page by page, whatever arrives meanwhile', async () => {
  const { visitor, player } = await newcomer(desktop)
  for (let number = 1; number <= 45; number++) await player.win(number * 100)
  await goTo(visitor, '/history/payments')
  const sums = visitor.locator('.history-sum b')
  await expect.poll(() => sums.count()).toBe(20)
  await player.win(99_900)
  const more = visitor.getByRole('button', { name: 'Show more' })
  await visitor.context().setOffline(true)
  await more.click()
  await visitor.getByText('This could not be loaded. Check your connection and try again.').waitFor()
  await visitor.context().setOffline(false)
  await more.dblclick()
  await expect.poll(() => sums.count()).toBe(40)
  expect(await visitor.getByText('This could not be loaded.').count()).toBe(0)
  await more.click()
  await expect.poll(() => sums.count()).toBe(45)
  expect(await sums.allTextContents()).toEqual(Array.from({ length: 45 }, (_, index) => `+₹${45 - index}`))
  expect(await more.count()).toBe(0)
  await visitor.getByLabel('Kind').selectOption('Deposit')
  await visitor.getByText('Nothing changed your money in this period.').waitFor()
  const [file] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('button', { name: 'Download all transfers (CSV)' }).click(),
  ])
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(47)
})
