import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newEmail } from '../identities.ts'
import { barriersIn } from './barriers.ts'
import { atMainSite, fillEmail, openForm, pickBonus, send, startJourneys } from './journey.ts'
import { desktop, open, phone, type Visit } from './visit.ts'

const { browser, server, arrive } = await startJourneys()

const isReady = (visitor: Page) => visitor.waitForSelector('#root[data-ready]', { state: 'attached' })

async function goTo(path: string, options = phone): Promise<Visit> {
  const visitor = await open(browser, options)
  await visitor.goto(server.address + path)
  await isReady(visitor)
  return visitor
}

/** Arrives on the site as somebody who has just registered with a bonus on a landing. */
async function register(landing: string, address = newEmail()): Promise<Visit> {
  const visitor = await arrive(landing)
  const form = await openForm(visitor)
  await fillEmail(form, address)
  await pickBonus(form, '101')
  await send(form)
  await atMainSite(visitor)
  await isReady(visitor)
  await visitor.locator('.player-money').waitFor()
  return visitor
}

test('a visitor registers on a landing and arrives in its section, signed in, with the bonus waiting', async () => {
  const address = newEmail()
  const visitor = await register('hi/chickenroad-1', address)
  expect(new URL(visitor.url()).pathname).toBe('/hi/casino/slot/chicken-road')
  expect(await visitor.locator('h1').textContent()).toBe('चिकन रोड')
  expect(await visitor.locator('.notice-good').textContent()).toBe('स्वागत है! आपका खाता तैयार है।')
  expect(await visitor.locator('.player').textContent()).toContain(address)
  expect(await visitor.locator('.player-money').textContent()).toBe('₹0')
  const waiting = visitor.locator('.waiting')
  expect(await waiting.locator('h2').textContent()).toBe('आपका बोनस जमा का इंतज़ार कर रहा है')
  await waiting.locator('summary').click()
  expect(await waiting.locator('details p').textContent()).toMatch(/₹20,000.*30/)
  expect(await barriersIn(visitor, 'html')).toEqual([])
  expect(visitor.complaints).toEqual([])
})

/** The calls of a page that are not answered yet. */
function callsUnderWay(visitor: Page): ReadonlySet<Request> {
  const calls = new Set<Request>()
  const isCall = (request: Request) => /\/api\/v\d+\/(?!stream)/.test(request.url())
  visitor.on('request', (request) => isCall(request) && calls.add(request))
  const end = (request: Request) => calls.delete(request)
  visitor.on('requestfinished', end).on('requestfailed', end)
  return calls
}

test('a player switches between real and bonus money, goes on in the same document, and logs out', async () => {
  const visitor = await register('chickenroad-1')
  await visitor.locator('.player').click()
  await visitor.getByRole('radio', { name: 'Bonus money' }).check()
  const notice = visitor.locator('.notice p', { hasText: 'Your bonus balance is zero' })
  await notice.waitFor()
  expect(await barriersIn(visitor, '#account')).toEqual([])
  await visitor.keyboard.press('Escape')

  await visitor.evaluate(() => Object.assign(window, { isSame: true }))
  await visitor.locator('.bar').getByRole('link', { name: 'Sports' }).click()
  await visitor.locator('h1', { hasText: 'Sports' }).waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/sports')
  await expect.poll(() => visitor.title()).toBe('Sports · Powerplay')
  await expect
    .poll(() => visitor.evaluate(() => [Object.hasOwn(window, 'isSame'), document.activeElement?.id]))
    .toEqual([true, 'content'])
  await notice.waitFor()
  await visitor.getByRole('button', { name: 'Switch to real balance' }).click()
  await notice.waitFor({ state: 'detached' })
  const underWay = callsUnderWay(visitor)
  const lastAsked = visitor.waitForResponse(/own-play/)
  await visitor.goBack()
  await visitor.locator('.stage[data-step=ready]').waitFor()
  // What the game asks for is answered; after the log-out it would be refused.
  await lastAsked
  await expect.poll(() => underWay.size).toBe(0)

  const names = ['no_deposit_dialog', 'id', 'hash']
  await visitor.context().addCookies(names.map((name) => ({ name, value: '1', url: server.address })))
  await visitor.locator('.player').click()
  const askedFor: string[] = []
  await visitor.route(/oauth\/logout/, async (route) => {
    const response = await route.fetch()
    visitor.on('request', (request) => askedFor.push(new URL(request.url()).pathname))
    // Otherwise a reason to look at the account again.
    await visitor.evaluate(() => dispatchEvent(new Event('online')))
    await route.fulfill({ response })
  })
  await visitor.getByRole('button', { name: 'Log out' }).click()
  await visitor.waitForURL(`${server.address}/`)
  expect(askedFor).not.toContain('/api/v1/players/me/notices')
  await visitor.locator('.head').getByRole('link', { name: 'Sign up' }).waitFor()
  const left = (await visitor.context().cookies()).map(({ name }) => name)
  for (const name of [...names, 'access_token', 'refresh_token', 'signed_in']) expect(left).not.toContain(name)
  expect(visitor.complaints).toEqual([])
})

test('a player signs in from a section, and comes back to it', async () => {
  const address = newEmail()
  await (await register('chickenroad-1', address)).context().close()
  const visitor = await goTo('/hi/live-dealers')
  await visitor.locator('.head').getByRole('link', { name: 'लॉग इन' }).click()
  const form = visitor.locator('dialog[open]#auth form:not([aria-busy])')
  await fillEmail(form, address)
  await send(form)
  await atMainSite(visitor)
  await visitor.locator('.player-money').waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/hi/live-dealers')
})

test('a player who is blocked reads why, and whom to write to', async () => {
  const address = newEmail()
  const visitor = await register('chickenroad-1', address)
  await server.db.updateTable('accounts').set({ blocked: 1 }).where('email', '=', address).execute()
  await visitor.reload()
  const notice = visitor.locator('.notice-warning')
  await notice.waitFor()
  expect(await notice.locator('p').textContent()).toBe('Your account is blocked. Please contact support.')
  expect(await notice.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    'mailto:support@powerplay.example',
  )
  expect(await notice.getByRole('link', { name: 'Help with this' }).getAttribute('href')).toBe('/help/blocked')
})

describe('a visitor', () => {
  test('finds no barrier in the light theme, nor in the menus', async () => {
    const visitor = await goTo('/')
    await visitor.locator('.head a[rel=nofollow]').click()
    await visitor.waitForSelector('html.light', { state: 'attached' })
    await visitor.waitForURL(`${server.address}/`)
    await isReady(visitor)
    expect(await barriersIn(visitor, 'html')).toEqual([])
    await visitor.getByRole('button', { name: 'Menu' }).click()
    expect(await barriersIn(visitor, '#menu')).toEqual([])
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(visitor.complaints).toEqual([])
  })

  test('changes the language of an address that does not exist, on a wide screen', async () => {
    const visitor = await open(browser, desktop)
    const answer = await visitor.goto(`${server.address}/nowhere`)
    expect([answer?.status(), await visitor.locator('h1').textContent()]).toEqual([404, '404 Not Found'])
    expect(await barriersIn(visitor, 'html')).toEqual([])
    await visitor.getByRole('button', { name: 'EN Languages' }).click()
    await visitor.getByRole('link', { name: 'Русский' }).click()
    await visitor.waitForURL(`${server.address}/ru`)
    expect(await visitor.locator('.side').getByRole('link', { name: 'Казино' }).isVisible()).toBe(true)
    expect(await visitor.locator('.bar').isVisible()).toBe(false)
  })
})

test('the application of a visitor is at most 85 KB, and comes after the complete page', async () => {
  const visitor = await open(browser)
  const scripts: Promise<Buffer>[] = []
  visitor.on('response', (answer) => answer.url().endsWith('.js') && scripts.push(answer.body()))
  await visitor.goto(`${server.address}/`)
  await isReady(visitor)
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(bytes).toBeGreaterThan(60_000)
  expect(bytes).toBeLessThanOrEqual(85_000)
  const { asked, complete } = await visitor.evaluate(() => ({
    asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime ?? 0,
    complete: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart,
  }))
  expect(asked).toBeGreaterThanOrEqual(complete ?? Number.NaN)
})
