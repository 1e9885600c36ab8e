import { describe, expect, test } from 'vitest'
import { cases } from '../machine.ts'
import { openForm, startJourneys } from './journey.ts'
import { desktop, open, touch } from './visit.ts'

const { arrive, browser, server } = await startJourneys()

const rupees = /₹/

describe('a page has one currency', () => {
  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('from the first paint on, %s: its texts never change', async (_, javaScriptEnabled) => {
    const visitor = await open(browser, { ...desktop, javaScriptEnabled })
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url()))
    const sent = await visitor.goto(`${server.address}/new-promo-ipl/sport-land?val_cur=USD`)
    const amounts = /([₹$])\s?\d[\d,]*/g
    const ofFirst = ((await sent?.text()) ?? '').split('<dialog')[0]?.match(amounts)
    expect(new Set(ofFirst?.map(([symbol]) => symbol))).toEqual(new Set(['$']))
    if (javaScriptEnabled) {
      await touch(visitor)
      await visitor.waitForLoadState('networkidle')
    }
    expect(await visitor.locator('.page').textContent()).not.toMatch(rupees)
    expect(asked.filter((url) => url.includes('welcome-for-land'))).toEqual([])
    expect(visitor.complaints).toEqual([])
  })

  test('also on the next landing, which a link shows in the same document', async () => {
    const visitor = await arrive('sport-land?val_cur=USD', desktop)
    await visitor.locator('a[href*="/hi/sport-land"]').dispatchEvent('click')
    await visitor.locator('html[lang=hi]').waitFor({ state: 'attached' })
    await expect.poll(() => visitor.locator('.page').textContent()).toMatch(/\$/)
    expect(await visitor.locator('.page').textContent()).not.toMatch(rupees)
    expect(visitor.complaints).toEqual([])
  })

  const asked = cases(
    [['sport-land?currency=usd', 'USD', /\$/]],
    [
      ['wheel-of-fortune-audio?val_cur=USD', 'USD', /\$/],
      ['landambassador?currency=KES', 'KES', /KSh/],
    ],
  )
  test.each(asked)('%s: %s', async (place, currency, symbol) => {
    const visitor = await arrive(place, desktop)
    expect(await visitor.locator('.page').textContent()).not.toMatch(rupees)
    expect(await visitor.locator('.page').textContent()).toMatch(symbol)
    expect(await visitor.locator('.overlay').count()).toBe(0)
    const form = await openForm(visitor, '.top-register')
    expect(await form.locator('[name=currency]').inputValue()).toBe(currency)
    expect(await form.locator('.bonuses').textContent()).not.toMatch(rupees)
    expect(await visitor.locator('.page').textContent()).not.toMatch(rupees)
    await form.locator('[name=currency]').selectOption('INR')
    await expect.poll(() => visitor.locator('.page').textContent()).toMatch(rupees)
    expect(visitor.complaints).toEqual([])
  })

  test('and says so if it cannot have that of the link', async () => {
    const visitor = await arrive('sport-land?currency=KES')
    await visitor.getByText('is not available on this page').waitFor()
  })
})

describe('an ambassador’s page follows the visitor’s country', () => {
  const countries = cases(
    [
      ['Brazil', '177.67.80.1', 'BRL', 'BR'],
      ['India', '103.21.58.1', 'INR', 'IN'],
    ],
    [
      ['Bangladesh', '103.4.145.1', 'BDT', 'BD'],
      ['Kenya', '197.248.0.1', 'KES', 'KE'],
    ],
  )
  test.each(countries)('%s', async (_, address, currency, country) => {
    const visitor = await arrive('landambassador', { ...desktop, extraHTTPHeaders: { 'x-forwarded-for': address } })
    const form = await openForm(visitor, '.top-register')
    expect(await form.locator('[name=currency]').inputValue()).toBe(currency)
    expect(await form.locator('[name=phone_code]').inputValue()).toBe(country)
  })
})
