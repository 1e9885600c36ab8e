import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { campaign, startJourneys } from './journey.ts'
import { desktop, open, phone } from './visit.ts'

const { server, browser } = await startJourneys()
const landing = (below: string) => `${server.address}/new-promo-ipl/${below}?${campaign}&fdom=in.powerplay.example`

const files = '**/assets/*.js'

/** A visitor whom the application does not reach: why, and how their browser is opened. */
const unreached: [string, () => Promise<Page>][] = [
  ['without JavaScript', () => open(browser, { ...phone, javaScriptEnabled: false })],
  [
    'whose browser blocks the files of the application',
    async () => {
      const visitor = await open(browser, desktop)
      await visitor.route(files, (route) => route.abort())
      return visitor
    },
  ],
  [
    'for whom the files of the application are still on their way',
    async () => {
      const visitor = await open(browser, phone)
      await visitor.route(files, () => {})
      return visitor
    },
  ],
]

const keepsCampaign = (address: string) => {
  const { searchParams } = new URL(address)
  expect(Object.fromEntries(searchParams)).toMatchObject(Object.fromEntries(new URLSearchParams(campaign)))
  expect(searchParams.get('fdom')).toBe('in.powerplay.example')
}

describe.each(unreached)('a visitor %s keeps the campaign', (_, arrive) => {
  test('on the way to another language, and from there to the main site', async () => {
    const visitor = await arrive()
    await visitor.route('https://in.powerplay.example/**', (route) => route.fulfill({ body: 'A mirror' }))
    await visitor.goto(landing('sport-land'), { waitUntil: 'commit' })
    await visitor.locator('footer a[lang=hi]').click()
    await visitor.waitForURL('**/hi/sport-land?**', { waitUntil: 'commit' })
    keepsCampaign(visitor.url())
    await visitor.locator('.top-link').click()
    await visitor.waitForURL('https://in.powerplay.example/hi/login?**', { waitUntil: 'commit' })
    keepsCampaign(visitor.url())
  })

  test('on the way to the terms of a giveaway and back', async () => {
    const visitor = await arrive()
    await visitor.goto(landing('world-cup-giveaway'), { waitUntil: 'commit' })
    await visitor.locator('a[href*="world-cup-giveaway/terms"]').first().click()
    await visitor.waitForURL('**/world-cup-giveaway/terms?**', { waitUntil: 'commit' })
    keepsCampaign(visitor.url())
    await visitor.locator('.terms .link').click()
    await visitor.waitForURL('**/world-cup-giveaway?**', { waitUntil: 'commit' })
    keepsCampaign(visitor.url())
  })
})

test('a link that is tapped leads on, also when the files of the application then fail to arrive', async () => {
  const visitor = await open(browser, desktop)
  const [failing, leaving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await visitor.route(files, async (route) => {
    await failing.promise
    await route.abort()
  })
  await visitor.route('**/world-cup-giveaway/terms?**', async (route) => {
    await leaving.promise
    await route.continue()
  })
  await visitor.goto(landing('world-cup-giveaway'), { waitUntil: 'commit' })
  const asked = visitor.waitForRequest('**/world-cup-giveaway/terms?**')
  await visitor.locator('a[href*="world-cup-giveaway/terms"]').first().click({ noWaitAfter: true })
  await asked
  const failed = visitor.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  failing.resolve()
  await failed
  leaving.resolve()
  await visitor.waitForURL('**/world-cup-giveaway/terms?**', { waitUntil: 'commit' })
})

test('without JavaScript, opening another dialog keeps the campaign', async () => {
  const visitor = await open(browser, { ...phone, javaScriptEnabled: false })
  await visitor.goto(landing('aviator-1'))
  await visitor.locator('.top-link').click()
  await visitor.waitForURL('**dialog=AuthNewCustomDialog**')
  keepsCampaign(visitor.url())
  expect(await visitor.locator('#AuthNewCustomDialog').isVisible()).toBe(true)
})
