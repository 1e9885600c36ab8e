import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newEmail, newPhone } from '../identities.ts'
import { mailed, mailsIn } from '../mails.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { fillEmail, send } from './journey.ts'
import { newPlayer, password, takePassword } from './players.ts'
import { startServer } from './server.ts'
import { desktop } from './visit.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

const player = (who: Parameters<typeof newPlayer>[2] = {}) => newPlayer(browser, server, who)

async function openProfile(visitor: Page, place = '/profile'): Promise<void> {
  await visitor.goto(server.address + place)
  await visitor.locator('#details').waitFor()
}

const field = (visitor: Page, name: string) => visitor.locator(`#details [name=${name}]`)
const problems = (visitor: Page) => visitor.locator('.field-problem').allTextContents()
const save = (visitor: Page) => visitor.getByRole('button', { name: 'Save' }).click()
const codeTo = (mailbox: string) => mailed(server.outbox, mailbox, /^(\d{6})\s*$/m)

const whole = { first_name: 'Asha', last_name: 'Rao', birth: '1990-01-31', city: 'Pune', phone: '+91 98765 43210' }

async function fillIn(visitor: Page): Promise<void> {
  for (const [name, text] of Object.entries(whole)) await field(visitor, name).fill(text)
  await field(visitor, 'gender').selectOption('Female')
  await field(visitor, 'country').selectOption('India')
}

const conditions = '/api/payment/withdrawals/conditions'

test('a phone: what is missing leads to its field, mistakes are said beside theirs, and what is saved counts', async () => {
  const { visitor, username, ask } = await player()
  await openProfile(visitor)
  expect(await ask(conditions)).toMatchObject({ conditions: { profile: { met: false } } })
  expect(await visitor.locator('.missing a').allTextContents()).toEqual([
    ...['Confirmed e-mail', 'First name', 'Last name', 'Date of birth', 'Gender', 'Country', 'City', 'Phone'],
  ])
  expect(await visitor.locator('.copy-line dd').first().textContent()).toBe(username)
  await visitor.getByRole('button', { name: 'Copy Player ID' }).click()
  await visitor.getByRole('button', { name: 'Copied Player ID' }).waitFor()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\da-f-]{36}$/)
  expect(await barriersIn(visitor, 'html')).toEqual([])

  await visitor.locator('.missing').getByRole('link', { name: 'City' }).click()
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('city')
  await save(visitor)
  expect(await problems(visitor)).toEqual([
    ...['The value should not be empty', 'The value should not be empty', 'The value should not be empty'],
    ...['The value should not be empty', 'The value should not be empty', 'The value should not be empty'],
    'The phone should not be empty',
  ])
  expect(await field(visitor, 'first_name').evaluate((input) => input === document.activeElement)).toBe(true)
  await fillIn(visitor)
  await field(visitor, 'first_name').fill('Asha 2')
  await field(visitor, 'last_name').fill('a'.repeat(21))
  await field(visitor, 'city').fill('Pune 5')
  await field(visitor, 'birth').fill('2020-01-01')
  await field(visitor, 'phone').fill('98765')
  await save(visitor)
  expect(await problems(visitor)).toEqual([
    'The first name should contains alphabetic symbols.',
    'Max 20 characters',
    'You are not old enough to play for money here. If the date is wrong, correct it.',
    'The city should contains alphabetic symbols.',
    'Enter the number with a plus sign and the country code, such as +91…',
  ])
  expect(await barriersIn(visitor, 'main')).toEqual([])

  await fillIn(visitor)
  await save(visitor)
  await visitor.getByRole('status').filter({ hasText: 'Your details are saved.' }).waitFor()
  await expect.poll(() => visitor.locator('.missing a').allTextContents()).toEqual(['Confirmed e-mail'])
  expect(await ask(conditions)).toMatchObject({ conditions: { profile: { met: true } } })
  await visitor.reload()
  await expect.poll(() => field(visitor, 'phone').inputValue()).toBe('+919876543210')
  expect(await field(visitor, 'gender').inputValue()).toBe('female')
  expect(visitor.complaints).toEqual([])
})

describe('the e-mail', () => {
  test('is confirmed by the code of a message', async () => {
    const { visitor, username, ask } = await player({ options: desktop })
    await openProfile(visitor, '/profile#email')
    const email = visitor.locator('#email')
    await expect.poll(() => email.locator('h2').evaluate((heading) => heading === document.activeElement)).toBe(true)
    await email.getByText('Not confirmed').waitFor()
    // From the heading to the button by keyboard.
    await visitor.keyboard.press('Tab')
    await visitor.keyboard.press('Enter')
    const code = email.getByRole('textbox', { name: 'Code from the message' })
    await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await barriersIn(visitor, 'main')).toEqual([])
    await visitor.keyboard.press('Enter')
    expect(await problems(visitor)).toEqual(['Enter the code'])
    await code.fill('000000')
    await visitor.keyboard.press('Enter')
    await email.getByText('The code is wrong or has expired. Ask for a new one.').waitFor()
    await code.fill(await codeTo(username))
    await visitor.keyboard.press('Enter')
    await email.getByRole('status').filter({ hasText: 'Your e-mail is confirmed.' }).waitFor()
    await email.getByText('Confirmed', { exact: true }).waitFor()
    expect(await ask(conditions)).toMatchObject({ conditions: { email: { met: true } } })
    // It signs in, so it stays.
    expect(await email.getByRole('button', { name: 'Remove' }).count()).toBe(0)
  })

  test('is changed with the password, and by the code to the new mailbox', async () => {
    const [{ visitor }, other] = [await player(), await player()]
    await openProfile(visitor, '/profile?theme=light')
    const email = visitor.locator('#email')
    await email.getByRole('button', { name: 'Change' }).click()
    const [address, proof] = [email.getByRole('textbox', { name: 'New e-mail' }), email.locator('[name=password]')]
    const sendCode = () => email.getByRole('button', { name: 'Send me a code' }).click()
    await address.fill('asha')
    await sendCode()
    expect(await problems(visitor)).toEqual(['E-mail must be valid', 'Enter your password'])
    await address.fill(other.username)
    await proof.fill('wrong-horse')
    await sendCode()
    await email.getByText('Enter the password of your account: it is needed for this change.').waitFor()
    await expect.poll(() => proof.evaluate((input) => input === document.activeElement)).toBe(true)
    await proof.fill(password)
    await sendCode()
    await email.getByText('The user already exist').waitFor()
    expect(await barriersIn(visitor, 'main')).toEqual([])
    const next = newEmail()
    await address.fill(next)
    await sendCode()
    await email.getByText(`We have sent a code to ${next}.`).waitFor()
    await email.getByRole('textbox', { name: 'Code from the message' }).fill(await codeTo(next))
    await email.getByRole('button', { name: 'Confirm' }).click()
    await email.locator('.email-line', { hasText: next }).waitFor()
    await expect.poll(() => visitor.locator('.copy-line dd').first().textContent()).toBe(next)
  })

  test('of an account without a password is changed by a code to each of the two mailboxes', async () => {
    const { visitor, username } = await player()
    await takePassword(server, username)
    await openProfile(visitor)
    const email = visitor.locator('#email')
    await email.getByRole('button', { name: 'Change' }).click()
    expect(await email.locator('[name=password]').count()).toBe(0)
    const next = newEmail()
    await email.locator('[name=email]').fill(next)
    const sendCode = () => email.getByRole('button', { name: 'Send me a code' }).click()
    await sendCode()
    const proof = email.getByRole('textbox', { name: 'Code that was sent to your current e-mail' })
    await email.getByText('Enter the code that was sent to your current e-mail.').waitFor()
    await expect.poll(() => proof.evaluate((input) => input === document.activeElement)).toBe(true)
    await proof.fill('000000')
    await sendCode()
    await email.getByText('The code is wrong or has expired.').waitFor()
    await proof.fill(await codeTo(username))
    await sendCode()
    await email.locator('[name=code]').fill(await codeTo(next))
    await email.getByRole('button', { name: 'Confirm' }).click()
    await email.locator('.email-line', { hasText: next }).waitFor()
  })

  test('of a player with a phone is added and removed; the phone stays', async () => {
    const phone = `+91${newPhone()}`
    const { visitor } = await player({ username: phone })
    await openProfile(visitor)
    expect(await field(visitor, 'phone').getAttribute('readonly')).not.toBeNull()
    await visitor.getByText('You sign in with this phone number.').waitFor()
    const email = visitor.locator('#email')
    await email.getByRole('button', { name: 'Add an e-mail' }).click()
    const address = newEmail()
    await email.locator('[name=email]').fill(address)
    await email.locator('[name=password]').fill(password)
    await email.getByRole('button', { name: 'Send me a code' }).click()
    await email.locator('[name=code]').fill(await codeTo(address))
    await email.getByRole('button', { name: 'Confirm' }).click()
    await email.getByRole('button', { name: 'Remove' }).click()
    await email.getByText('Without an e-mail you can neither withdraw money').waitFor()
    await email.locator('[name=password]').fill(password)
    const [former] = mailsIn(server.outbox, address).slice(-1)
    await email.getByRole('button', { name: 'Send me a code' }).click()
    // A message is sent after the answer.
    await expect.poll(() => mailsIn(server.outbox, address).at(-1)).not.toBe(former)
    await email.locator('[name=code]').fill(await codeTo(address))
    await email.getByRole('button', { name: 'Remove' }).click()
    await email.getByRole('status').filter({ hasText: 'Your e-mail is removed.' }).waitFor()
    await email.getByRole('button', { name: 'Add an e-mail' }).waitFor()
    expect(visitor.complaints).toEqual([])
  })
})

describe('what was typed', () => {
  test('is sent when the connection is back', async () => {
    const { visitor } = await player()
    await openProfile(visitor)
    await fillIn(visitor)
    await visitor.context().setOffline(true)
    await save(visitor)
    await visitor.locator('main [role=alert]', { hasText: 'You are offline.' }).waitFor()
    expect(await field(visitor, 'city').inputValue()).toBe('Pune')
    await visitor.context().setOffline(false)
    await visitor.getByRole('status').filter({ hasText: 'Your details are saved.' }).waitFor()
  })

  const endSessions = () => server.db.updateTable('sessions').set({ ended_at: Date.now() }).execute()
  const signIn = (visitor: Page) => visitor.locator('main').getByRole('link', { name: 'Sign in' })

  async function saveTooLate(visitor: Page): Promise<void> {
    // Ended before the server is asked to save, the page might notice by itself.
    await visitor.route('**/players/me/profile', async (route) => {
      if (route.request().method() === 'PATCH') await endSessions()
      await route.continue()
    })
    await save(visitor)
    await signIn(visitor).waitFor()
    await visitor.unrouteAll({ behavior: 'wait' })
  }

  async function comeBackTooLate(visitor: Page): Promise<void> {
    await endSessions()
    await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  test.each([
    ['saves', saveTooLate],
    ['comes back to the tab', comeBackTooLate],
  ])('is still there after signing in again, for who %s when the session has ended', async (_, notice) => {
    const { visitor, username } = await player({ options: desktop })
    await openProfile(visitor)
    await fillIn(visitor)
    await notice(visitor)
    await signIn(visitor).click()
    const form = visitor.locator('dialog[open] form')
    await fillEmail(form, username)
    await send(form)
    await visitor.locator('#details').waitFor()
    const kept = { ...whole, phone: '+919876543210' }
    for (const [name, text] of Object.entries(kept))
      await expect.poll(() => field(visitor, name).inputValue()).toBe(text)
    await save(visitor)
    await visitor.getByRole('status').filter({ hasText: 'Your details are saved.' }).waitFor()
    await expect.poll(() => visitor.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('profile')
  })
})

test('who logs out leaves nothing of what was typed', async () => {
  const { visitor } = await player()
  await openProfile(visitor)
  await fillIn(visitor)
  const stored = () => visitor.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(stored).toContain('Asha')
  await visitor.locator('.player').click()
  await visitor.getByRole('button', { name: 'Log out' }).click()
  await visitor.locator('.head').getByRole('link', { name: 'Sign in' }).waitFor()
  await expect.poll(stored).not.toContain('Asha')
})

test('a profile that is being checked says so and cannot be changed', async () => {
  const { visitor } = await player()
  await visitor.route('**/players/me/balance', async (route) => {
    const answer = await route.fetch()
    const { info, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, info: { ...info, is_under_moderation: true } } })
  })
  await openProfile(visitor)
  await visitor.getByText('Your profile is being checked.').waitFor()
  expect(await field(visitor, 'city').isDisabled()).toBe(true)
  expect(await visitor.getByRole('button', { name: 'Save' }).count()).toBe(0)
  expect(await barriersIn(visitor, 'main')).toEqual([])
})

test('visitors learn that the profile is for players', async () => {
  const { visitor } = await player()
  await visitor.context().clearCookies()
  await visitor.goto(`${server.address}/profile`)
  await visitor.locator('main').getByRole('link', { name: 'Sign in' }).waitFor()
})
