import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { startServer } from './server.ts'
import { open, phone, touch, type Visit } from './visit.ts'

const textIn = (locale: string, id: string): string => JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'))[id]

const mainSite = 'https://www.powerplay.example/**'
const { address, db } = await startServer()
const browser = await launchBrowser()

const accounts = (email: string) => db.selectFrom('accounts').selectAll().where('email', '=', email).execute()

/** A visitor whose service worker has cached the landing. */
async function visitAndKeep(landing: string): Promise<Visit> {
  const page = await open(browser, { ...phone, serviceWorkers: 'allow' })
  await page.goto(`${address}/new-promo-ipl/${landing}`)
  await touch(page)
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const found = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
      return found.flat().filter((url) => /start-|Notifications-/.test(url) || !url.includes('/assets/')).length
    })
  // The document, its data, and the registration with its notices.
  await expect.poll(kept, { timeout: onThisMachine(20_000) }).toBeGreaterThanOrEqual(4)
  return page
}

/** Ends the connection of a page and of its service worker, which the browser tells one after the other. */
async function loseConnection(page: Visit): Promise<void> {
  await page.context().setOffline(true)
  const isLost = () =>
    page.evaluate(() =>
      fetch('/new-promo-ipl/assets/no-such-file.js').then(
        () => false,
        () => true,
      ),
    )
  await expect.poll(isLost).toBe(true)
  page.complaints.splice(0)
}

/** The ids of the forms that a page sends, as its browser tells; requests past a service worker are not told otherwise. */
async function sentForms(page: Visit): Promise<readonly string[]> {
  const sent: string[] = []
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.endsWith('/v3/registration')) sent.push(JSON.parse(request.postData ?? '{}').form_id)
  })
  return sent
}

const fill = async (page: Visit, email: string) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  for (const name of ['Password', 'Repeat password']) {
    await page.locator('section').getByLabel(name, { exact: true }).fill('correct-horse')
  }
}
/** Once its challenge has arrived, a form needs no connection until it is sent. */
async function canBeSent(page: Visit): Promise<void> {
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(asked).toContainEqual(expect.stringContaining('captcha/challenge'))
  await expect.poll(() => page.locator('.button-submit').first().isEnabled()).toBe(true)
}
const submit = (page: Visit) => page.locator('.button-submit').first().click()
const emailOf = (page: Visit) => page.getByRole('textbox', { name: 'E-mail' }).inputValue()

test('a visited landing opens offline, and its form is validated', async () => {
  const page = await visitAndKeep('reg-form?value_1=o1')
  await loseConnection(page)
  await page.goto(`${address}/new-promo-ipl/reg-form?value_1=o2`)
  await touch(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('wrong')
  await submit(page)
  expect(await page.locator('.problem > :visible').allTextContents()).toContain('E-mail must be valid')
  await page.context().close()
})

test('a form submitted offline keeps its values, and registers once when the connection is back', async () => {
  const page = await visitAndKeep('reg-form')
  await page.route(mainSite, (route) => route.fulfill({ body: 'main site' }))
  const sent = await sentForms(page)
  await fill(page, 'offline@example.com')
  await canBeSent(page)
  await loseConnection(page)
  await submit(page)
  await page.getByText('What you typed is kept').waitFor()
  expect(await emailOf(page)).toBe('offline@example.com')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('correct-horse')
  expect(await accounts('offline@example.com')).toEqual([])
  await page.context().setOffline(false)
  await page.waitForURL(/successAuthorization/)
  expect(await accounts('offline@example.com')).toHaveLength(1)
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
  await page.context().close()
})

test('a form whose challenge has not arrived when the connection ends is kept, and registers once it is back', async () => {
  const page = await open(browser)
  await page.route(mainSite, (route) => route.fulfill({ body: 'main site' }))
  await page.route('**/captcha/challenge*', async (route) => {
    await page.context().setOffline(true)
    await route.abort()
  })
  await page.goto(`${address}/new-promo-ipl/reg-form`)
  await touch(page)
  const asked = page.waitForRequest('**/captcha/challenge*')
  await fill(page, 'early@example.com')
  await asked
  await submit(page)
  await page.getByText('What you typed is kept').waitFor()
  expect(await emailOf(page)).toBe('early@example.com')
  await page.unroute('**/captcha/challenge*')
  await page.context().setOffline(false)
  await page.waitForURL(/successAuthorization/)
  expect(await accounts('early@example.com')).toHaveLength(1)
})

test('a form without a response is restored after a reload, without its password', async () => {
  const page = await visitAndKeep('reg-form')
  await fill(page, 'reload@example.com')
  await canBeSent(page)
  await loseConnection(page)
  await submit(page)
  await page.getByText('What you typed is kept').waitFor()
  await page.reload()
  await expect.poll(() => emailOf(page)).toBe('reload@example.com')
  expect(await page.locator('section').getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await page.context().close()
})

describe('a landing that was not visited', () => {
  /** Offline at a landing that is not cached. */
  async function arriveOffline(visited = 'hi/reg-form', scheme: 'light' | 'dark' = 'light'): Promise<Visit> {
    const page = await visitAndKeep(visited)
    await page.emulateMedia({ colorScheme: scheme })
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/new-promo-ipl/assets/offline/page')) !== undefined), {
        timeout: onThisMachine(20_000),
      })
      .toBe(true)
    await loseConnection(page)
    await page.goto(`${address}/new-promo-ipl/aviatrix-1?value_1=o1`)
    return page
  }

  test('says so in the language of the last landing, and lists what opens offline', async () => {
    const page = await arriveOffline()
    expect(await page.locator('html').getAttribute('lang')).toBe('hi')
    await page.getByRole('heading', { name: textIn('hi', 'ui.offline.title') }).waitFor()
    const listed = page.locator('main li a')
    expect(await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/new-promo-ipl/hi/reg-form',
    ])
    expect(await listed.first().textContent()).not.toBe('')
    const isAgain = page.waitForEvent('load')
    await page.getByRole('link', { name: textIn('hi', 'ui.offline.again') }).click()
    await isAgain
    expect(page.url()).toMatch(/aviatrix-1\?value_1=o1$/)
    await listed.first().click()
    await page.waitForURL('**/hi/reg-form')
    await touch(page)
    expect(
      page.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED') && !text.includes('503')),
    ).toEqual([])
  })

  test('opens by itself, with its query, when the connection is back', async () => {
    const page = await arriveOffline()
    await page.getByRole('heading', { name: textIn('hi', 'ui.offline.title') }).waitFor()
    await page.context().setOffline(false)
    await page.locator('.top-register').waitFor()
    await touch(page)
    expect(page.url()).toBe(`${address}/new-promo-ipl/hi/aviatrix-1?value_1=o1`)
  })

  test.each(cases(['dark'], ['light']))('is readable on a %s device', async (scheme) => {
    const page = await arriveOffline('reg-form', scheme)
    await page.getByRole('heading', { name: textIn('en', 'ui.offline.title') }).waitFor()
    const isDark = await page.evaluate(() => {
      const [red = 0] = getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? []
      return red > 0x80
    })
    expect(isDark).toBe(scheme === 'dark')
    expect(await barriersIn(page, 'html')).toEqual([])
  })
})

test('if a chunk is missing after a deployment, the form is submitted natively', async () => {
  const page = await open(browser)
  await page.route(mainSite, (route) => route.fulfill({ body: 'main site' }))
  await page.route('**/assets/start-*', (route) => route.abort())
  await page.goto(`${address}/new-promo-ipl/reg-form`)
  await touch(page)
  await fill(page, 'gone@example.com')
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await submit(page)
  const request = await posted
  expect(new URL(request.url()).pathname).toBe('/new-promo-ipl/reg-form')
  expect(new URLSearchParams(request.postData() ?? '').get('email')).toBe('gone@example.com')
  await page.context().close()
})
