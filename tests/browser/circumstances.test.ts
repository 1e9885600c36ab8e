import type { Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail, newPhone } from '../identities.ts'
import { cases } from '../machine.ts'
import { launchChromium, launchForgetful } from './browser.ts'
import { arriveAt, atMainSite, fillEmail, openForm, send, startJourneys } from './journey.ts'
import { open, openIn, phone, type Visit } from './visit.ts'

const { server, arrive, accountsBy } = await startJourneys()
const forgetful = await launchForgetful(phone)
// Playwright disables the back/forward cache by default.
const remembering = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

test('who taps while the captcha is being solved is registered when it is', async () => {
  const visitor = await arrive('chickenroad-1')
  const { promise: isTapped, resolve: go } = Promise.withResolvers<void>()
  await visitor.route('**/captcha/challenge', async (route) => {
    await isTapped
    await route.continue()
  })
  await visitor.locator('a.button-main[data-opens]').first().click({ force: true })
  const form = visitor.locator('dialog[open] form')
  const address = newEmail()
  await fillEmail(form, address)
  const button = form.locator('.button-submit')
  await expect.poll(() => button.isDisabled()).toBe(true)
  const place = await button.boundingBox()
  await form.getByText('Checking, one moment').waitFor({ state: 'attached' })
  expect(await button.boundingBox()).toEqual(place)
  await button.click({ force: true })
  go()
  await atMainSite(visitor)
  expect(await accountsBy('email', address)).toHaveLength(1)
})

test.each(cases(['aviator-1'], ['chickenroad-1']))(
  'a browser without storage opens %s, registers and continues',
  async (slug) => {
    const visitor = await openIn(forgetful)
    await arriveAt(visitor, server.address, slug)
    await expect(visitor.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError')
    const form = await openForm(visitor)
    const address = newEmail()
    await fillEmail(form, address)
    const number = form.locator('[name=phone]:visible')
    if (await number.count()) await number.fill(newPhone())
    await send(form)
    await atMainSite(visitor)
    expect(await visitor.context().cookies()).toEqual([])
    expect(await accountsBy('email', address)).toHaveLength(1)
    expect(visitor.complaints).toEqual([])
  },
)

test('a browser without storage submits the form natively if the application fails to load', async () => {
  const visitor = await openIn(forgetful)
  await visitor.route('**/assets/main-*', (route) => route.abort())
  await visitor.goto(`${server.address}/new-promo-ipl/reg-form`)
  const address = newEmail()
  await fillEmail(visitor.locator('.dialog-inline form'), address)
  await send(visitor.locator('.dialog-inline form'))
  await visitor.waitForURL('**/successAuthorization')
  expect(await accountsBy('email', address)).toHaveLength(1)
})

test('a form sent before its bonuses are loaded sends the bonus that it shows', async () => {
  const visitor = await arrive('chickenroad-1')
  const bonuses = gate(1)
  await visitor.route('**/welcome-for-land**', bonuses.pass)
  const isChecked = visitor.waitForResponse(/captcha\/challenge/)
  await visitor.locator('a.button-main[data-opens]').first().click({ force: true })
  await isChecked
  const form = visitor.locator('dialog[open] form')
  await fillEmail(form, newEmail())
  const registration = gate(1)
  await visitor.route('**/v3/registration', registration.pass)
  const asked = visitor.waitForRequest(/v3\/registration/)
  await send(form)
  await bonuses.areHeld
  bonuses.open()
  const { bonus_id } = (await asked).postDataJSON()
  expect(String(bonus_id)).toBe(await form.locator('[name=bonus_id]:checked').inputValue())
  registration.open()
  await atMainSite(visitor)
})

test('going back after the registration: nothing is shown or sent twice, and the form reopens', async () => {
  const visitor = await open(remembering)
  await arriveAt(visitor, server.address, 'chickenroad-1')
  await visitor.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    }),
  )
  const sent: string[] = []
  visitor.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const address = newEmail()
  const form = await openForm(visitor)
  await fillEmail(form, address)
  await send(form)
  await atMainSite(visitor)
  expect(sent.filter((url) => url.endsWith('/v3/registration'))).toHaveLength(1)
  sent.length = 0
  await visitor.waitForLoadState()
  await visitor.goBack({ waitUntil: 'commit' })
  await visitor.locator('html[data-persisted=true]').waitFor()
  await visitor.locator('.notification').waitFor({ state: 'detached' })
  expect(await visitor.locator('dialog[open]').count()).toBe(0)
  await visitor.locator('a.button-main[data-opens]').first().click({ force: true })
  await form.waitFor()
  expect(await form.locator('[name=email]').inputValue()).toBe('')
  await fillEmail(form, address)
  await send(form)
  await visitor.locator('dialog[open] .notification-warning').getByText('already exist').waitFor()
  expect(sent.filter((url) => url.endsWith('/v3/registration'))).toHaveLength(1)
  expect(await accountsBy('email', address)).toHaveLength(1)
})

test('a server that times out: the form waits, shows a notice, keeps its values and registers once', async () => {
  const visitor = await arrive('chickenroad-1')
  await visitor.clock.install()
  // The fake clock does not affect AbortSignal.timeout.
  await visitor.evaluate(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      document.documentElement.dataset['waitsSince'] = String(Date.now())
      setTimeout(() => controller.abort(), milliseconds)
      return controller.signal
    }
  })
  const tries: Request[] = []
  const hasArrived = Promise.withResolvers<void>()
  await visitor.route('**/v3/registration', async (route) => {
    tries.push(route.request())
    if (tries.length > 1) return route.continue()
    // The request arrives, but its response does not.
    await route.fetch()
    hasArrived.resolve()
  })
  const form = await openForm(visitor)
  const address = newEmail()
  await fillEmail(form, address)
  await send(form)
  await hasArrived.promise
  expect(await form.getAttribute('aria-busy')).toBe('true')
  expect(await form.locator('.button-submit').isDisabled()).toBe(true)
  const since = Number(await visitor.locator('html').getAttribute('data-waits-since'))
  await visitor.clock.pauseAt(since + 29_000)
  expect(await form.locator('.button-submit').isDisabled()).toBe(true)
  await visitor.clock.pauseAt(since + 31_000)
  await visitor.clock.resume()
  await visitor.getByText('What you typed is kept').waitFor()
  expect(await form.locator('[name=email]').inputValue()).toBe(address)
  expect(await form.locator('[name=password]:visible').inputValue()).toBe('correct-horse')
  await send(form)
  await atMainSite(visitor)
  const ids = tries.map((request) => request.postDataJSON().form_id)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  expect(await accountsBy('email', address)).toHaveLength(1)
})

test('two tabs whose access tokens expire at the same time both refresh them and stay signed in', async () => {
  const first = await arrive('chickenroad-1')
  const address = newEmail()
  const form = await openForm(first)
  await fillEmail(form, address)
  await send(form)
  await atMainSite(first)

  const context = first.context()
  await context.clearCookies()
  const tabs = [await openIn(context), await openIn(context)]
  const [profiles, renewals] = [gate(tabs.length), gate(tabs.length)]
  await context.route('**/players/me/balance', profiles.pass)
  await context.route('**/oauth/refresh', renewals.pass)
  // A tab that opens after a sign-in would load the profile at once.
  for (const tab of tabs) await arriveAt(tab, server.address, '1win#auth')
  for (const tab of tabs) await signIn(tab, address)
  await profiles.areHeld
  const answers = tabs.flatMap((tab) => [/oauth\/refresh/, /player-activity/].map((call) => tab.waitForResponse(call)))
  await context.clearCookies({ name: 'access_token' })
  profiles.open()
  await renewals.areHeld
  renewals.open()
  expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual([200, 200, 200, 200])
  await Promise.all(tabs.map(atMainSite))
})

/** Holds requests until it is opened; `areHeld` resolves once the expected number has arrived. */
function gate(expected: number) {
  const [held, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let requests = 0
  return {
    areHeld: held.promise,
    open: opened.resolve,
    async pass(route: Route) {
      requests += 1
      if (requests === expected) held.resolve()
      await opened.promise
      await route.continue()
    },
  }
}

async function signIn(tab: Visit, address: string): Promise<void> {
  const form = tab.locator('dialog[open] form')
  await form.locator('[id$="-way-email"]').check({ force: true })
  await form.locator('[name=email]').fill(address)
  await form.locator('[name=password]').fill('correct-horse')
  await send(form)
}
