import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../authenticator-app.ts'
import { isLong } from '../machine.ts'
import { mailed } from '../mails.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { manifest } from './built.ts'
import { restorePassword } from './journey.ts'
import { newPlayer, password, submit, takePassword } from './players.ts'
import { startServer } from './server.ts'
import { stickingOut } from './sticking-out.ts'
import { desktop, phone } from './visit.ts'
import { elsewhere } from './withdrawing-player.ts'

const server = await startServer({ CAPTCHA: 'off', COMMON_PASSWORDS: 'refuse' })
const browser = await launchBrowser()

const player = (who: Parameters<typeof newPlayer>[2] = {}) => newPlayer(browser, server, who)

/** Opens the settings at one of their parts. */
async function openPart(visitor: Page, id: string) {
  await visitor.goto(`${server.address}/settings#${id}`)
  const part = visitor.locator(`#${id}[open]`)
  await part.waitFor()
  return part
}

const problems = (visitor: Page) => visitor.locator('.field-problem').allTextContents()
const said = (visitor: Page, text: string) => visitor.getByRole('status').filter({ hasText: text }).waitFor()

describe('the password', () => {
  test('is changed with the old one; a wrong one and a weak one are refused beside their fields', async () => {
    const { visitor, username } = await player()
    const part = await openPart(visitor, 'password')
    await expect
      .poll(() => part.locator('summary').evaluate((summary) => summary === document.activeElement))
      .toBe(true)
    const [old, fresh, repeated] = ['old_password', 'password', 'repeat_password'].map((name) =>
      part.locator(`[name=${name}]`),
    ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>, ReturnType<Page['locator']>]
    const change = () => part.getByRole('button', { name: 'Change the password' }).click()
    await change()
    expect(await problems(visitor)).toEqual(['Enter your password', 'At least 6 characters, please'])
    await old.fill('wrong-horse')
    await fresh.fill('12345')
    await repeated.fill('123456')
    await change()
    expect(await problems(visitor)).toEqual(['At least 6 characters, please'])
    await fresh.fill('battery-staple-7')
    await change()
    expect(await problems(visitor)).toEqual(['The password doesn’t match'])
    await repeated.fill('battery-staple-7')
    await part.getByText('Strong password').waitFor()
    await change()
    await part.getByText('You entered an incorrect Old password').waitFor()
    await expect.poll(() => old.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await barriersIn(visitor, 'main')).toEqual([])
    await old.fill(password)
    await part.getByRole('button', { name: 'Show' }).first().click()
    expect(await old.getAttribute('type')).toBe('text')
    await change()
    await said(visitor, 'The password was updated.')
    await expect.poll(() => old.inputValue()).toBe('')
    const account = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', username)
      .executeTakeFirstOrThrow()
    const events = await server.db
      .selectFrom('security_events')
      .select('name')
      .where('account_id', '=', account.id)
      .where('name', '=', 'password-changed')
      .execute()
    expect(events).toHaveLength(1)
  })

  test('of an account without one is set by the link of a message, which ends on the home page of the landings', async () => {
    const { visitor, username } = await player()
    await takePassword(server, username)
    const part = await openPart(visitor, 'password')
    await part.getByRole('button', { name: 'Send me a link' }).click()
    await said(visitor, 'a message with a link is on its way')
    const link = await mailed(server.outbox, username, /(\/new-promo-ipl\/\S*#recover=[\w-]+)/)
    await visitor.goto(server.address + link)
    await restorePassword(visitor, 'battery-staple-7')
    // Every session has ended, this one too.
    await visitor.goto(`${server.address}/settings`)
    await visitor.locator('main').getByRole('link', { name: 'Sign in' }).waitFor()
  })

  test('one that is tried first is refused', async () => {
    const { visitor } = await player({ options: desktop })
    const part = await openPart(visitor, 'password')
    await part.locator('[name=old_password]').fill(password)
    await part.locator('[name=password]').fill('iloveyou')
    await part.locator('[name=repeat_password]').fill('iloveyou')
    await visitor.keyboard.press('Enter')
    await part.getByText('This password is one of those that are tried first. Choose another one.').waitFor()
  })
})

test('the second step is turned on with an app, its codes are shown once, and it is turned off again', async () => {
  const { visitor } = await player()
  const part = await openPart(visitor, 'second-step')
  await part.getByRole('button', { name: 'Set up an app' }).click()
  await part.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.textContent)).toBe('Set up an app')
  const key = (await part.locator('.copy-line dd').first().textContent()) ?? ''
  expect(await part.locator('.same-device').getAttribute('href')).toContain(`secret=${key}`)
  expect(await barriersIn(visitor, 'html')).toEqual([])
  const turnOn = () => part.getByRole('button', { name: 'Turn on' }).click()
  await turnOn()
  expect(await problems(visitor)).toEqual(['Enter the code', 'Enter your password'])
  await part.locator('[name=code]').fill('000000')
  await part.locator('[name=password]').fill(password)
  await turnOn()
  await part.getByText('The code is wrong or has expired.').waitFor()
  await part.locator('[name=code]').fill(codeOf(key, Date.now()))
  await turnOn()
  await part.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  await said(visitor, 'The second step is on.')
  const codes = await part.locator('.codes code').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await part.getByRole('button', { name: 'Copy Your recovery codes' }).click()
  await part.getByRole('button', { name: 'Copied Your recovery codes' }).waitFor()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const [file] = await Promise.all([
    visitor.waitForEvent('download'),
    part.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await part.getByRole('button', { name: 'I have saved them' }).click()
  await part.getByText('10 recovery codes are left.').waitFor()
  await expect.poll(() => part.locator('.part-state').textContent()).toBe('On')

  await part.getByRole('button', { name: 'New recovery codes' }).click()
  await part.locator('[name=password]').fill(password)
  await visitor.keyboard.press('Enter')
  await part.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await part.locator('.codes code').allTextContents()).not.toEqual(codes)
  await part.getByRole('button', { name: 'I have saved them' }).click()

  await part.getByRole('button', { name: 'Turn off the second step' }).click()
  await part.locator('[name=password]').fill('wrong-horse')
  await visitor.keyboard.press('Enter')
  await part.getByText('Enter the password of your account').waitFor()
  await part.locator('[name=password]').fill(password)
  await visitor.keyboard.press('Enter')
  await said(visitor, 'The second step is off.')
  await part.getByRole('button', { name: 'Set up an app' }).waitFor()
  // The wrong code and the wrong password.
  expect(visitor.complaints.filter((one) => !one.includes('403'))).toEqual([])
})

test('devices: this one is marked, others are signed out one by one or all at once', async () => {
  const { visitor, signIn } = await player()
  await signIn()
  const signedOut = [await signIn(), await signIn()]
  const part = await openPart(visitor, 'devices')
  const lines = part.locator('.line')
  await expect.poll(() => lines.count()).toBe(4)
  expect(await lines.filter({ hasText: 'This device' }).count()).toBe(1)
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await lines
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click()
  await said(visitor, 'The device is signed out.')
  await expect.poll(() => lines.count()).toBe(3)
  // The button is gone: the keyboard goes on from what was said.
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.className)).toBe('said')
  await part.getByRole('button', { name: 'Sign out all other devices' }).click()
  await said(visitor, 'All other devices are signed out.')
  await expect.poll(() => lines.count()).toBe(1)
  expect(await lines.textContent()).toContain('This device')
  expect(await Promise.all(signedOut.map((ask) => ask()))).toEqual([401, 401])
})

describe('limits', () => {
  test('lower at once, higher later; a later one is taken back', async () => {
    const { visitor } = await player()
    const part = await openPart(visitor, 'limits')
    const deposits = part.locator('.limit').first()
    const set = async (amount: string) => {
      await deposits.getByRole('button', { name: /^(Set a limit|Change)/ }).click()
      await deposits.locator('[name=value]').fill(amount)
      await visitor.keyboard.press('Enter')
    }
    await set('much')
    expect(await problems(visitor)).toEqual(['Enter an amount above zero.'])
    expect(await barriersIn(visitor, 'main')).toEqual([])
    await deposits.locator('[name=value]').fill('5,000')
    await visitor.keyboard.press('Enter')
    await said(visitor, 'The limit applies from now on.')
    await deposits.getByText('₹5,000 in 24 hours').waitFor()
    await deposits.getByText('Used so far: ₹0 in 24 hours').waitFor()
    await set('3000')
    await deposits.getByText('₹3,000 in 24 hours').waitFor()
    await set('9000')
    await said(visitor, 'The change applies after 24 hours. Until then the current limit stays.')
    await deposits.getByText(/^From .*: ₹9,000 in 24 hours$/).waitFor()
    await deposits.getByText('₹3,000 in 24 hours', { exact: true }).waitFor()
    await deposits.getByRole('button', { name: 'Keep the current limit' }).click()
    await said(visitor, 'Your limit stays as it is.')
    await deposits.getByText('₹9,000').waitFor({ state: 'detached' })
    await deposits.getByRole('button', { name: 'Remove the limit' }).click()
    await deposits.getByText(/^From .*: No limit$/).waitFor()

    const time = part.locator('.limit').nth(2)
    await time.getByRole('button', { name: 'Set a limit' }).click()
    await time.locator('[name=value]').fill('1441')
    await visitor.keyboard.press('Enter')
    expect(await problems(visitor)).toEqual(['Enter whole minutes, from 1 to 1440.'])
    await time.locator('[name=value]').fill('90')
    await visitor.keyboard.press('Enter')
    await time.getByText('90 minutes in 24 hours').waitFor()
    await time.getByText('Used so far: 0 minutes in 24 hours').waitFor()

    await visitor.goto(`${server.address}/deposit-withdraw#method/upi`)
    await visitor.locator('[name=amount]').fill('3001')
    await submit(visitor).click()
    await visitor.getByText('This is above the limit that you have set for 24 hours.').waitFor()
    await visitor.getByRole('link', { name: 'To your limits' }).click()
    await visitor.locator('#limits[open]').waitFor()
    expect(visitor.complaints.filter((one) => !one.includes('403'))).toEqual([])
  })

  test('a break says what it means before it begins, refuses deposits, and becomes only longer', async () => {
    const { visitor } = await player({ options: desktop })
    const part = await openPart(visitor, 'limits')
    await part.getByRole('link', { name: 'Tele-MANAS' }).waitFor()
    await part.getByRole('button', { name: 'Take a break' }).click()
    await expect.poll(() => visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('days')
    await part.locator('[name=days]').selectOption('30 days')
    await part.getByRole('button', { name: 'Continue' }).click()
    const warning = part.locator('.warning')
    expect(await warning.textContent()).toContain('it cannot be shortened or taken back')
    expect(await barriersIn(visitor, 'main')).toEqual([])
    await part.getByRole('button', { name: 'Cancel' }).click()
    expect(await part.getByText('You are on a break').count()).toBe(0)
    await part.getByRole('button', { name: 'Take a break' }).click()
    await part.locator('[name=days]').selectOption('30 days')
    await part.getByRole('button', { name: 'Continue' }).click()
    await part.getByRole('button', { name: 'Yes, begin the break' }).click()
    await said(visitor, 'Your break has begun.')
    await part.getByText(/^You are on a break until/).waitFor()
    await part.getByRole('button', { name: 'Make it longer' }).click()
    expect(await part.locator('[name=days] option').allTextContents()).toEqual([
      ...['Please choose', '90 days', '180 days', '365 days', '1,825 days'],
    ])
    await visitor.goto(`${server.address}/deposit-withdraw#method/upi`)
    await visitor.locator('[name=amount]').fill('2000')
    await submit(visitor).click()
    await visitor.getByText('You have excluded yourself from playing. Your limits say until when.').waitFor()
  })
})

test('language and theme lead on; the account menu leads here', async () => {
  const { visitor } = await player()
  await visitor.goto(`${server.address}/casino`)
  await visitor.locator('.player-money').waitFor()
  await visitor.locator('.player').click()
  await visitor.locator('#account').getByRole('link', { name: 'Settings' }).click()
  const part = visitor.locator('#language')
  await part.locator('summary').click()
  await part.getByRole('link', { name: 'Light theme' }).click()
  await visitor.locator('html.light #language').waitFor()
  expect(await barriersIn(visitor, 'html')).toEqual([])
  await part.locator('summary').click()
  await part.getByRole('button', { name: 'Languages' }).click()
  await visitor.locator('#languages').getByRole('link', { name: 'Português' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Configurações' }).waitFor()
})

test('profile and settings fit on the narrowest phone, in the languages with the longest words', async () => {
  const { visitor } = await player({ options: { ...phone, viewport: { width: 320, height: 640 } } })
  const languages = isLong ? manifest.site.locales.map(({ code }) => code) : ['te', 'ru']
  const found: Record<string, string[]> = {}
  for (const language of languages) {
    const home = language === 'en' ? server.address : `${server.address}/${language}`
    await visitor.goto(`${home}/profile`)
    await visitor.locator('#details').waitFor()
    await visitor.locator('#details [type=submit]').click()
    const onProfile = await visitor.evaluate(stickingOut)
    await visitor.goto(`${home}/settings`)
    await visitor.locator('#limits').waitFor()
    await visitor.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    await visitor.locator('#second-step .row button').click()
    await visitor.locator('.qr svg').waitFor()
    await visitor.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>('.limit > .form > .row button')) button.click()
    })
    await visitor.locator('[name=days]').waitFor()
    const misfits = [...onProfile, ...(await visitor.evaluate(stickingOut))]
    if (misfits.length > 0) found[language] = misfits
  }
  expect(found).toEqual({})
})

describe('the account', () => {
  test('gets news or not, as its player says', async () => {
    const { visitor } = await player()
    const part = await openPart(visitor, 'news')
    const state = part.locator('.part-state')
    await part.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await expect.poll(() => state.textContent()).toBe('Subscribed')
    await part.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect.poll(() => state.textContent()).toBe('Not subscribed')
  })

  test('gives its player everything that is stored, for the password, and says so by e-mail', async () => {
    const { visitor, username } = await player()
    const part = await openPart(visitor, 'data')
    const download = part.getByRole('button', { name: 'Download' })
    await download.click()
    expect(await problems(visitor)).toContain('Enter your password')
    await part.locator('[name=password]').fill(password)
    const [file] = await Promise.all([visitor.waitForEvent('download'), download.click()])
    const stored = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(stored.account.email).toBe(username)
    expect(JSON.stringify(stored)).not.toContain('password_hash')
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(['sessions', 'bets', 'postings', 'notices']))
    await mailed(server.outbox, username, /(A copy of everything)/)
  })

  test('is closed after a question, once nothing is left in it', async () => {
    const { visitor, id, username, signIn } = await player()
    const stillSignedIn = await signIn()
    const away = elsewhere(server, id)
    await away.win(50_000)
    const part = await openPart(visitor, 'closing')
    const close = async () => {
      await part.locator('[name=password]').fill(password)
      await part.getByRole('button', { name: 'Close the account' }).click()
      await visitor.getByRole('dialog').getByRole('button', { name: 'Close the account' }).click()
    }
    await close()
    await part.getByText('There is money in your account.').waitFor()
    expect(await part.getByRole('link', { name: 'Help with this' }).getAttribute('href')).toBe('/rules/account-rules')
    await away.lose(50_000)
    await close()
    await visitor.getByRole('link', { name: 'Sign in' }).first().waitFor()
    expect(await stillSignedIn()).toBe(401)
    await mailed(server.outbox, username, /(Your account was closed)/)
  })
})
