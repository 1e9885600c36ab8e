import { beforeAll, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { scoreOf, winner } from '../services/sportsbook/test-line.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { startLosing } from './lost-connection.ts'
import { startServer } from './server.ts'
import { toldLine, withOdds } from './told-line.ts'
import { desktop, open, phone, type Visit } from './visit.ts'

const { address, db } = await startServer()
const browser = await launchBrowser()
const { tell } = toldLine(db)

const match = '/sports/football/football-super-league/1'

beforeAll(() => tell({ markets: [withOdds(2000)] }))

async function goTo(path: string, options = phone): Promise<Visit> {
  const visitor = await open(browser, options)
  await visitor.goto(address + path)
  return visitor
}

/** Until the code of the page has taken over, and the stream is open. */
async function living(path: string, options = phone, at = address): Promise<Visit> {
  const visitor = await open(browser, options)
  const isOpen = visitor.waitForResponse(/v1\/stream/)
  await visitor.goto(at + path)
  await isOpen
  return visitor
}

const home = (visitor: Visit) => visitor.getByRole('button', { name: /North Harbour \d/ })
const oddsOf = async (visitor: Visit) => (await home(visitor).locator('.odds-value').first().textContent()) ?? ''

test('without JavaScript, a list and a match can be read, searched and left', async () => {
  const visitor = await goTo('/live', { ...phone, javaScriptEnabled: false })
  expect(await oddsOf(visitor)).toBe('2.00')
  await visitor.getByRole('searchbox').fill('harbour')
  await visitor.getByRole('button', { name: 'Search' }).click()
  await visitor.waitForURL('**/live?search=harbour')
  await visitor.locator('.fixture-sides').click()
  await visitor.waitForURL(`**${match}`)
  expect(await visitor.locator('h1').textContent()).toBe('North Harbour – Old Mill')
  expect(visitor.complaints).toEqual([])
})

test.each(cases([320, 1280], [700, 1000, 1440, 1920]))(
  'the names of a match have room beside its odds at %i pixels',
  async (width) => {
    const visitor = await goTo('/live', { viewport: { width, height: 800 } })
    const row = visitor.locator('.fixture').first()
    const [names, odds] = [
      await row.locator('.fixture-sides').boundingBox(),
      await row.locator('.outcomes').boundingBox(),
    ]
    if (!names || !odds) throw new Error('The row has no names or no odds.')
    expect(names.width).toBeGreaterThan(180)
    expect(names.x + names.width <= odds.x || names.y + names.height <= odds.y + 1).toBe(true)
  },
)

test('odds move with their arrow, and nothing else moves', async () => {
  const visitor = await living('/live')
  const place = () => home(visitor).boundingBox()
  const before = await place()
  await tell({ markets: [withOdds(2150)] })
  await expect.poll(() => oddsOf(visitor)).toBe('2.15')
  expect(await home(visitor).locator('.odds-up').count()).toBe(1)
  expect(await place()).toEqual(before)
  await tell({ markets: [withOdds(2050)] })
  await expect.poll(() => oddsOf(visitor)).toBe('2.05')
  expect(await home(visitor).locator('.odds-down').count()).toBe(1)
  expect(visitor.complaints).toEqual([])
})

test('a match follows its score and its markets', async () => {
  const visitor = await living(match, desktop)
  await tell({ markets: [withOdds(2050)], score: scoreOf(1, 0), clock: { part: 'half-1', seconds: 720 } })
  await expect.poll(() => visitor.locator('.scores tbody tr').first().textContent()).toBe('North Harbour11')
  expect(await visitor.locator('.scoreboard-standing').textContent()).toBe('Live Half 1 · 12′')
  await tell({ markets: [{ ...winner, state: 'suspended' }], score: scoreOf(1, 0) })
  await visitor.locator('.market-state', { hasText: 'Suspended' }).waitFor()
  expect(await home(visitor).isDisabled()).toBe(true)
  await tell({ markets: [withOdds(2000)], score: scoreOf(1, 0) })
  await expect.poll(() => home(visitor).isEnabled()).toBe(true)
})

test.each([
  ['before the application', /main-site-[^/]*\.js/],
  ['before the code of the line', /\/Sports-[^/]*\.js/],
])('odds that are tapped %s has come are on the slip when it is there', async (_, code) => {
  const visitor = await open(browser, phone)
  // A page is kept for a moment: that of the test before may still show a suspended market.
  const isOffered = async () =>
    !/<button[^>]*odds[^>]* disabled/.test(await (await visitor.request.get(address + match)).text())
  await expect.poll(isOffered).toBe(true)
  const { promise: isTapped, resolve: go } = Promise.withResolvers<void>()
  await visitor.route(code, async (route) => {
    await isTapped
    await route.continue()
  })
  const isAskedFor = visitor.waitForRequest(code)
  await visitor.goto(address + match)
  await isAskedFor
  // The second time because nothing has happened.
  for (let taps = 0; taps < 2; taps++) await home(visitor).first().tap()
  go()
  await expect.poll(() => home(visitor).first().getAttribute('aria-pressed')).toBe('true')
})

test('an outcome is put on the slip and taken off with the keyboard, and stays there on the next page', async () => {
  const visitor = await living(match)
  await home(visitor).focus()
  await visitor.keyboard.press('Enter')
  expect(await home(visitor).getAttribute('aria-pressed')).toBe('true')
  await visitor.goto(`${address}/live`)
  await expect.poll(() => home(visitor).getAttribute('aria-pressed')).toBe('true')
  await home(visitor).press(' ')
  expect(await home(visitor).getAttribute('aria-pressed')).toBe('false')
})

test('what happens while the connection is lost arrives when it is back, without loading the page again', async () => {
  const connection = await startLosing(address)
  const visitor = await living('/live', phone, connection.address)
  let loads = 0
  visitor.on('request', (request) => {
    if (new URL(request.url()).pathname === '/live') loads += 1
  })
  await tell({ markets: [withOdds(1900)] })
  await expect.poll(() => oddsOf(visitor)).toBe('1.90')
  connection.lose()
  await tell({ markets: [withOdds(1950)] })
  await tell({ markets: [withOdds(1970)], score: scoreOf(2, 0) })
  connection.restore()
  await expect.poll(() => oddsOf(visitor), { timeout: onThisMachine(30_000) }).toBe('1.97')
  expect(await visitor.locator('.fixture-side').first().textContent()).toContain('2')
  expect(loads).toBe(0)
})

test('where the stream is blocked, the page says so and asks', async () => {
  const visitor = await open(browser, phone)
  await visitor.route('**/stream**', (route) => route.fulfill({ status: 503 }))
  await visitor.goto(`${address}/live`)
  await visitor.locator('.line-standing', { hasText: 'Live odds are interrupted' }).waitFor()
  await tell({ markets: [withOdds(2500)], score: scoreOf(2, 0) })
  await expect.poll(() => oddsOf(visitor)).toBe('2.50')
})

test('a match that begins appears on the page of live matches', async () => {
  const visitor = await living('/live/football')
  await tell({ fixture: 'football-super-league.2', sides: ['silverford', 'granite-vale'], markets: [winner] })
  await visitor.getByRole('button', { name: /Silverford \d/ }).waitFor()
})

test('a favourite is found again from any list, and in the next visit', async () => {
  const visitor = await living(match)
  await visitor.getByRole('button', { name: 'Favourite: North Harbour – Old Mill' }).click()
  await visitor.goto(`${address}/line`)
  await visitor.getByRole('button', { name: 'Favourites' }).click()
  await visitor.locator('#favourites').getByRole('link', { name: 'North Harbour – Old Mill' }).click()
  await visitor.waitForURL(`**${match}`)
})

const smallest = { ...phone, viewport: { width: 320, height: 640 } }
const looked = cases(
  [
    ['/live', phone],
    [`/hi${match}`, smallest],
  ],
  [
    [match, desktop],
    ['/sports', smallest],
    ['/ru/sports/football', smallest],
  ],
)

test.each(looked)('%s has no barrier, and nothing sticks out', async (path, options) => {
  const visitor = await living(path, options)
  expect(await barriersIn(visitor, 'main')).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a match that is over shows its result and takes no bets', async () => {
  const visitor = await living(match)
  await tell({ state: 'finished', markets: [], score: scoreOf(2, 1, ['half-1', 'half-2', 'match']) })
  await visitor.locator('.scoreboard-standing', { hasText: 'Finished' }).waitFor()
  expect(await visitor.locator('.odds').count()).toBe(0)
  await visitor.goto(`${address}/results`)
  await visitor.locator('.fixture-sides', { hasText: 'North Harbour' }).waitFor()
})
