import { describe, expect, inject, test } from 'vitest'
import { newEmail } from '../identities.ts'
import { manifest } from './built.ts'
import { atMainSite, fillEmail, register, send, startJourneys } from './journey.ts'
import { open, phone, type Visit } from './visit.ts'

const { browser, server, arrive } = await startJourneys()

const isReady = (visitor: Visit) => visitor.locator('#root[data-ready]').count()

/** Opens a landing and touches nothing; the scripts that have arrived, by name. */
async function look(place: string) {
  const visitor = await open(browser, phone)
  await visitor.goto(`${server.address}/new-promo-ipl/${place}`, { waitUntil: 'networkidle' })
  return visitor
}

const scriptsOf = (visitor: Visit) =>
  visitor.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )

describe('a landing that nobody touches', () => {
  test.each(['aviator-1', 'lucky-wheel', 'reg-form?value_1=o1&click_id=c1', 'mumbai-vs-chennai'])(
    '%s brings no application, and at most 25 KB of scripts',
    async (place) => {
      const visitor = await look(place)
      const scripts = await scriptsOf(visitor)
      const inline = await visitor.evaluate(() => document.querySelector('script')?.textContent.length ?? 0)
      expect(scripts.reduce((sum, { bytes }) => sum + bytes, inline)).toBeLessThanOrEqual(25_000)
      expect(scripts.filter(({ name }) => /react|main-|start-/.test(name))).toEqual([])
      expect(await isReady(visitor)).toBe(0)
      await visitor.locator('h1').dispatchEvent('pointerdown')
      await visitor.locator('#root[data-ready]').waitFor({ state: 'attached' })
      expect(visitor.complaints).toEqual([])
    },
  )

  test('counts down to its match, and goes on when it is touched', async () => {
    const visitor = await look('mumbai-vs-chennai')
    const seconds = () => visitor.locator('.match-countdown b').last().textContent()
    await expect.poll(seconds).toMatch(/^\d+$/)
    const first = await seconds()
    await expect.poll(seconds).not.toBe(first)
    expect(await isReady(visitor)).toBe(0)
    await visitor.locator('h1').dispatchEvent('pointerdown')
    await visitor.locator('#root[data-ready]').waitFor({ state: 'attached' })
    const touched = await seconds()
    await expect.poll(seconds).not.toBe(touched)
    expect(visitor.complaints).toEqual([])
  })

  const moving = manifest.landings.find(({ blocks }) => blocks.some(({ type }) => type === 'jackpot'))?.slug ?? ''

  test.each([
    ['whose sum grows by itself', moving],
    ['whose campaign asks for a currency that it does not have', 'sport-land?val_cur=XAF'],
    ['whose link opens the registration', 'chickenroad-1?show_reg=true'],
  ])('%s brings the application', async (_, place) => {
    const visitor = await look(place)
    await visitor.locator('#root[data-ready]').waitFor({ state: 'attached' })
    expect(visitor.complaints).toEqual([])
  })

  test('a player who comes back is known by name', async () => {
    const address = newEmail()
    const visitor = await arrive('chickenroad-1')
    await register(visitor, address)
    await visitor.goto(`${server.address}/new-promo-ipl/aviator-1`)
    await visitor.locator('.top').getByText(address).waitFor()
  })
})

test('a form that is first touched while there is no connection waits for it, and registers', async () => {
  const address = newEmail()
  const visitor = await look('chickenroad-1')
  await visitor.context().setOffline(true)
  await visitor.locator('.top-register').click()
  const form = visitor.locator('dialog[open] form')
  await fillEmail(form, address)
  await send(form)
  expect(await form.locator('.button-submit').getAttribute('aria-busy')).toBe('true')
  expect(await form.locator('[name=email]').inputValue()).toBe(address)
  await visitor.context().setOffline(false)
  await atMainSite(visitor)
  expect(await server.db.selectFrom('accounts').selectAll().where('email', '=', address).execute()).toHaveLength(1)
})

test('a game that is tapped before its code has come shows that it waits, and then plays', async () => {
  const visitor = await open(browser, phone)
  const allowed = Promise.withResolvers<void>()
  await visitor.route('**/assets/main-*', async (route) => {
    await allowed.promise
    await route.continue()
  })
  await visitor.goto(`${inject('address')}/new-promo-ipl/aviator-1`)
  const play = visitor.locator('.button-play')
  await play.click()
  expect(await play.getAttribute('aria-busy')).toBe('true')
  allowed.resolve()
  await visitor.locator('.game[data-state=playing], .game[data-state=won]').waitFor()
  expect(visitor.complaints).toEqual([])
})
