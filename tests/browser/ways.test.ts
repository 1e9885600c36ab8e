import { describe, expect, test } from 'vitest'
import { newEmail, newPhone } from '../identities.ts'
import { cases } from '../machine.ts'
import { atMainSite, fillEmail, fillPhone, openForm, send, startJourneys } from './journey.ts'
import { startServer } from './server.ts'
import { open, touch } from './visit.ts'

const { browser, server, arrive, accountsBy } = await startJourneys()

test('the form with phone and e-mail stores both (type 2)', async () => {
  const visitor = await arrive('aviator-1')
  const form = await openForm(visitor)
  const [address, digits] = [newEmail(), newPhone()]
  await form.locator('[name=email]').fill(address)
  await form.locator('[name=phone]').fill(digits)
  await form.locator('[name=password]').fill('correct-horse')
  const asked = visitor.waitForRequest(/ccg\/user\/registration/)
  await send(form)
  expect((await asked).headers()['x-csrf-token']).toBeTruthy()
  await atMainSite(visitor)
  expect(await accountsBy('email', address)).toMatchObject([{ phone: `+91${digits}` }])
})

test('crazy time has an additional confirmation (type 6)', async () => {
  const visitor = await arrive('crazy-time')
  // Its main button appears only after the wheel has been spun.
  const form = await openForm(visitor, '.top-register')
  const address = newEmail()
  await fillEmail(form, address)
  const confirmation = form.locator('[name=user_agreement]')
  expect(await confirmation.isChecked()).toBe(true)
  await confirmation.uncheck()
  await send(form)
  await form.locator('[id$="user_agreement-problem"] [data-problem=agreement-missing]').waitFor()
  await confirmation.check()
  await send(form)
  await atMainSite(visitor)
  const [account] = await accountsBy('email', address)
  const consent = server.db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', account?.id ?? '')
  expect(await consent.executeTakeFirst()).toMatchObject({ confirmed_terms: 1, landing: 'crazy-time' })
})

test('a player registered by phone signs in by phone, with an HTTP-only refresh token', async () => {
  const digits = newPhone()
  const newcomer = await arrive('chickenroad-1')
  const form = await openForm(newcomer)
  await fillPhone(form, digits)
  await send(form)
  await atMainSite(newcomer)

  const visitor = await arrive('1win#auth')
  const signIn = visitor.locator('dialog[open] form')
  await signIn.locator('[name=phone]').fill(digits)
  await signIn.locator('[name=password]').fill('correct-horse')
  await send(signIn)
  await atMainSite(visitor)
  const kept = await visitor.context().cookies(server.address)
  expect(kept.find(({ name }) => name === 'refresh_token')?.httpOnly).toBe(true)
})

test.each(cases([1], [-1]))('a clock that is %d hour off does not prevent registration', async (hours) => {
  const visitor = await arrive('chickenroad-1')
  await visitor.evaluate((offset) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + offset
  }, hours * 3_600_000)
  const form = await openForm(visitor)
  await fillEmail(form, newEmail())
  const profile = visitor.waitForResponse(/players\/me\/balance/)
  await send(form)
  expect((await profile).status()).toBe(200)
  await atMainSite(visitor)
})

describe('the sign-in link', () => {
  test('opens a dialog on landings that have one', async () => {
    const visitor = await arrive('1win')
    await visitor.locator('.top').getByRole('link', { name: 'Sign in' }).click()
    await visitor.locator('dialog[open]#auth').waitFor()
  })

  test.each([
    ['ipl-land-2025-form', 0],
    ['1win', 1],
  ])('of %s opens a dialog with %i links to registration', async (slug, links) => {
    const visitor = await arrive(`${slug}#auth`)
    const dialog = visitor.locator('dialog[open]#auth')
    await dialog.locator('.forgot').waitFor()
    expect(await dialog.locator('.switch').count()).toBe(links)
  })

  test.each(cases(['adult'], ['crazy-time']))(
    'goes from %s by the main site to its dialog, with the query',
    async (slug) => {
      const visitor = await arrive(`hi/${slug}?click_id=c9`)
      await visitor.locator('a.top-link').first().click()
      await visitor.locator('dialog[open]#auth').waitFor()
      const { pathname, searchParams } = new URL(visitor.url())
      expect(pathname).toBe('/new-promo-ipl/hi/landwelcome')
      expect([searchParams.get('click_id'), searchParams.get('back')]).toEqual(['c9', '/'])
    },
  )
})

describe('the visitor’s query stays', () => {
  const query = 'fdom=in.powerplay.example&bonus=sport&click_id=c9'
  const searchOf = (visitor: { url: () => string }) => new URL(visitor.url()).search

  test('in another language, and in the address that a new tab would open', async () => {
    const visitor = await arrive(`chickenroad-1?${query}`)
    await visitor.locator('a[lang=hi]').click()
    await visitor.waitForURL('**/hi/chickenroad-1**')
    expect(searchOf(visitor)).toBe(`?${query}`)
    const english = visitor.locator('a[lang=en]')
    await english.dispatchEvent('contextmenu')
    expect(await english.getAttribute('href')).toContain(`/chickenroad-1?${query}`)
  })

  test('from the form to its success page and on to the main site', async () => {
    const visitor = await arrive(`reg-form?${query}`)
    const form = visitor.locator('.dialog-inline form')
    await fillEmail(form, newEmail())
    await send(form)
    await visitor.waitForURL('**/successAuthorization**')
    expect(searchOf(visitor)).toBe(`?${query}`)
    await touch(visitor)
    await visitor.locator('.success a').click()
    await atMainSite(visitor)
    expect(visitor.url()).toContain('in.powerplay.example')
    expect(new URL(visitor.url()).searchParams.get('click_id')).toBe('c9')
  })

  test('from the thanks to the line', async () => {
    const visitor = await arrive(`world-cup-giveaway?${query}`)
    await visitor.evaluate(() => document.querySelector<HTMLDialogElement>('#thanks')?.showModal())
    await visitor.locator('#thanks a.button-main').click()
    await atMainSite(visitor)
    expect(visitor.url()).toContain('in.powerplay.example')
    expect(new URL(visitor.url()).searchParams.get('bonus')).toBe('sport')
  })
})

test('an unknown address answers 404 and redirects to the main site, with the query', async () => {
  const visitor = await open(browser)
  const address = `${server.address}/new-promo-ipl/no-such-landing?click_id=c9`
  const answer = await visitor.request.get(address)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toMatch(/<title>[^<]*404 Not Found/)
  await visitor.goto(address, { waitUntil: 'commit' })
  await visitor.waitForURL(`${server.address}/?click_id=c9`)
})

test('a mirror cookie redirects to listed hosts only', async () => {
  for (const [target, isFollowed] of [
    ['https://mirror.powerplay.example/x', true],
    ['https://evil.example/x', false],
  ] as const) {
    const visitor = await open(browser)
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url()))
    await visitor.context().addCookies([
      { name: 'mirred', value: '1', url: server.address },
      { name: 'redirectUrl', value: encodeURIComponent(target), url: server.address },
    ])
    // The mirror does not exist in this test.
    await visitor.goto(`${server.address}/new-promo-ipl/1win`).catch(() => undefined)
    expect(asked.includes(target)).toBe(isFollowed)
    expect(asked.some((address) => address.includes('evil'))).toBe(false)
  }
})

test('the setting MIRROR_URL sends visitors to the mirror when they come again', async () => {
  const mirror = 'https://mirror.powerplay.example/'
  const { address } = await startServer({ MIRROR_URL: mirror })
  const visitor = await open(browser)
  const first = await visitor.goto(`${address}/new-promo-ipl/1win`)
  expect(first?.status()).toBe(200)
  const [asked] = await Promise.all([
    visitor.waitForRequest(mirror),
    // The mirror does not exist in this test.
    visitor.goto(`${address}/new-promo-ipl/1win`).catch(() => undefined),
  ])
  expect(asked.isNavigationRequest()).toBe(true)
})

test('fdom selects the host after a registration, if it is listed', async () => {
  const visitor = await arrive('chickenroad-1?fdom=in.powerplay.example')
  const form = await openForm(visitor)
  await fillEmail(form, newEmail())
  await send(form)
  await atMainSite(visitor)
  expect(visitor.url()).toContain('in.powerplay.example')
})

test('an ambassador’s landing starts with the currency of the visitor’s country', async () => {
  const visitor = await arrive('landambassador', {
    extraHTTPHeaders: { 'x-forwarded-for': '177.67.80.1' },
  })
  expect((await visitor.context().cookies(server.address)).find(({ name }) => name === 'currency')?.value).toBe('BRL')
})
