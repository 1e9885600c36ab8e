import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { newAddress } from '../identities.ts'
import { launchBrowser } from './browser.ts'
import { startServer } from './server.ts'
import { open, phone, touch, type Visit } from './visit.ts'

export const campaign = 'value_1=offer-9&value_2=partner-77&value_3=landing-5&click_id=c-81f2'

/** A browser and a server for a file's tests, with helpers to open landings and look up accounts. */
export async function startJourneys(visitors: BrowserContextOptions = {}) {
  const server = await startServer()
  const browser = await launchBrowser()
  return {
    browser,
    server,
    /** Opens a landing as a visitor with their own IP address. */
    async arrive(place: string, options: BrowserContextOptions = phone): Promise<Visit> {
      const visitor = await open(browser, {
        extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
        ...visitors,
        ...options,
      })
      await arriveAt(visitor, server.address, place)
      return visitor
    },
    accountsBy: (column: 'email' | 'phone' | 'login', value: string) =>
      server.db.selectFrom('accounts').selectAll().where(column, '=', value).execute(),
  }
}

/** Opens a landing; requests to the main site’s mirrors, which are other hosts, are answered by a stub. */
export async function arriveAt(visitor: Page, address: string, place: string): Promise<void> {
  await visitor.route('https://*.powerplay.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The main site</title>' }),
  )
  const isDialogOpen = /#(?!(?:recover|confirm)=)/.test(place)
  const ready = isDialogOpen ? checkAsked(visitor) : Promise.resolve()
  await visitor.goto(`${address}/new-promo-ipl/${place}`)
  await touch(visitor)
  await ready
}

/** Once the challenge arrives, the submit button is disabled until it is solved; an earlier click might be lost. */
const checkAsked = (visitor: Page) => visitor.waitForResponse(/captcha\/challenge/)

/** May be animated, and never stable: clicks on it are forced. */
const mainButton = 'a.button-main[data-opens]'

/** Opens a dialog and returns its form once its bonuses and captcha are loaded. */
export async function openForm(visitor: Page, opener = mainButton): Promise<Locator> {
  const asked = checkAsked(visitor)
  await visitor
    .locator(opener)
    .first()
    .click({ force: opener === mainButton })
  await asked
  await visitor.locator('dialog[open] form:not([aria-busy])').waitFor()
  return visitor.locator('dialog[open] form')
}

export async function fillEmail(form: Locator, address: string): Promise<void> {
  await form.waitFor()
  const tab = form.locator('[id$="-way-email"]')
  if (await tab.count()) await tab.check({ force: true })
  await form.locator('[name=email]').fill(address)
  await form.locator('[name=password]:visible').fill('correct-horse')
  const repeated = form.locator('[name=repeat_password]:visible')
  if (await repeated.count()) await repeated.fill('correct-horse')
}

export async function fillPhone(form: Locator, digits: string): Promise<void> {
  await form.locator('[id$="-way-phone"]').check({ force: true })
  await form.locator('[name=phone]').pressSequentially(digits)
  await form.locator('[name=password]:visible').fill('correct-horse')
}

/** Picks a bonus by its number; an empty one is none. */
export async function pickBonus(form: Locator, number: string): Promise<void> {
  await form.locator('.bonuses summary').click()
  await form.locator(`.bonus:has([value="${number}"])`).click()
}

/** Registers by e-mail in a dialog of the landing, and arrives at the main site. */
export async function register(visitor: Page, address: string): Promise<void> {
  const form = await openForm(visitor)
  await fillEmail(form, address)
  await send(form)
  await atMainSite(visitor)
}

export const send = (form: Locator) => form.locator('.button-submit').click()

/** On this server, or on a mirror. */
export const atMainSite = (visitor: Page) =>
  visitor.waitForURL(({ pathname }) => !pathname.startsWith('/new-promo-ipl/'), { waitUntil: 'commit' })

/** Sets a new password in the form that a link of recovery has opened, and arrives at the home page of the landings. */
export async function restorePassword(visitor: Page, password: string): Promise<void> {
  const home = '**/new-promo-ipl/'
  const seen = Promise.withResolvers<void>()
  // The page leaves a second after the notice appears: it stays until it has been seen.
  await visitor.route(home, async (route) => {
    await seen.promise
    await route.continue()
  })
  const form = visitor.locator('dialog[open] form')
  await form.locator('[name=password]').fill(password)
  await form.locator('[name=repeat_password]').fill(password)
  await send(form)
  await visitor.getByText('The password was restored.').waitFor()
  seen.resolve()
  await visitor.waitForURL(home)
}
