import { describe, expect, test } from 'vitest'
import { cases } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { manifest } from './built.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { open, phone } from './visit.ts'

const server = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

const locales = manifest.site.locales.map(({ code }) => code)
const addressOf = (path: string, locale = 'en') => `${server.address}${locale === 'en' ? '' : `/${locale}`}${path}`

test('help is read, searched and left without JavaScript', async () => {
  const visitor = await open(browser, { ...phone, javaScriptEnabled: false })
  await visitor.goto(addressOf('/help'))
  expect(await visitor.locator('.article-tile').count()).toBeGreaterThan(10)
  expect((await visitor.locator('.page-head-icon').boundingBox())?.width).toBe(60)
  await visitor.getByRole('searchbox').fill('transaction id')
  await visitor.getByRole('button', { name: 'Search' }).click()
  await visitor.getByText(/articles? for “transaction id”/).waitFor()
  await visitor.getByRole('link', { name: /My deposit has not arrived/ }).click()
  await visitor.getByRole('heading', { level: 1, name: 'My deposit has not arrived' }).waitFor()
  await visitor.getByText('up to 2 hours if the transaction ID is right').waitFor()
  await visitor.locator('.article').getByRole('link', { name: 'cashier' }).click()
  await visitor.waitForURL('**/deposit-withdraw')
  await visitor.goto(addressOf('/help?search=zzz'))
  await visitor.getByText('Nothing was found for “zzz”.').waitFor()
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('the rules state the numbers of the market', async () => {
  const visitor = await open(browser, phone)
  await visitor.goto(addressOf('/rules/money-rules'))
  const article = visitor.locator('.article')
  await article.getByText('100% of each deposit has to be bet').waitFor()
  await article.getByText('Bets at odds below 1.3 do not count').waitFor()
  await article.getByText('at most 1 × within 24 hours').waitFor()
})

test('search engines are told what an article and a list are', async () => {
  const visitor = await open(browser, phone)
  const structured = async (path: string) => {
    await visitor.goto(addressOf(path))
    return JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '')
  }
  const post = await structured('/blog/odds-and-chances')
  expect(post).toMatchObject({ '@type': 'BlogPosting', headline: 'From chances to odds', datePublished: '2026-11-20' })
  const list = await structured('/blog')
  expect(list.mainEntity.itemListElement).toHaveLength(3)
  expect(list.mainEntity.itemListElement[0].url).toMatch(/\/blog\/odds-and-chances$/)
})

test('an article that does not exist is answered by the page for missing addresses', async () => {
  const visitor = await open(browser, phone)
  const answer = await visitor.goto(addressOf('/help/nothing'))
  expect(answer?.status()).toBe(404)
})

test('a message leads to the article that answers it', async () => {
  const { visitor } = await newPlayer(browser, server)
  await visitor.goto(addressOf('/bonuses'))
  await visitor.getByLabel('Promo code').fill('999999')
  await visitor.getByRole('button', { name: 'Use code' }).click()
  await visitor.getByRole('link', { name: 'Help with this' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Promo codes' }).waitFor()
})

describe.each(cases(['/rules/bet-rules'], ['/help', '/tutorials/fair-rounds']))('%s', (path) => {
  test('can be used by everybody, and nothing sticks out, in every language on the smallest phone', async () => {
    const visitor = await open(browser, { ...phone, viewport: { width: 320, height: 640 } })
    for (const locale of locales) {
      await visitor.goto(addressOf(path, locale))
      const wide = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([locale, wide]).toEqual([locale, 0])
      expect(await visitor.locator('main').textContent()).not.toMatch(/[{}]|\*\*|\]\(/)
    }
    expect(await barriersIn(visitor, 'main')).toEqual([])
  })
})
