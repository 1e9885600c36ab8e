import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { newAddress } from '../identities.ts'
import { launchBrowser } from './browser.ts'
import { startServer } from './server.ts'
import { open, phone, type Visit } from './visit.ts'

export const campaign = 'value_1=offer-9&value_2=partner-77&value_3=landing-5&click_id=c-81f2'

/** A browser and a server for the tests of a file, the way to a landing, and what is known of whoever registered. */
export async function startJourneys() {
  const server = await startServer()
  const browser = await launchBrowser()
  return {
    browser,
    server,
    /** A visitor of an address of their own. */
    async arrive(place: string, options: BrowserContextOptions = phone): Promise<Visit> {
      const visitor = await open(browser, { extraHTTPHeaders: { 'x-forwarded-for': newAddress() }, ...options })
      await arriveAt(visitor, server.address, place)
      return visitor
    },
    accountsBy: (column: 'email' | 'phone' | 'login', value: string) =>
      server.db.selectFrom('accounts').selectAll().where(column, '=', value).execute(),
  }
}

/** Opens a landing; the main site, which does not stand here, answers with its address. */
export async function arriveAt(visitor: Page, address: string, place: string): Promise<void> {
  await visitor.route('https://*.powerplay.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The main site</title>' }),
  )
  const isDialogOpen = /#(?!recover=)/.test(place)
  const ready = isDialogOpen ? checkAsked(visitor) : Promise.resolve()
  await visitor.goto(`${address}/new-promo-ipl/${place}`)
  await visitor.waitForSelector('#root[data-ready]', { state: 'attached' })
  await ready
}

/** From then on the form's button waits for the check; a click just before could meet a button that no longer works. */
const checkAsked = (visitor: Page) => visitor.waitForResponse(/captcha\/challenge/)

/** The form of a dialog, when everything is there that it asks for. */
export async function openForm(visitor: Page, opener = 'a.button-main[data-opens]'): Promise<Locator> {
  const asked = Promise.all([visitor.waitForResponse(/welcome-for-land/), checkAsked(visitor)])
  // It may breathe for attention: a finger does not wait for it to rest.
  await visitor.locator(opener).first().click({ force: true })
  await asked
  const form = visitor.locator('dialog[open] form')
  await form.waitFor()
  return form
}

export async function fillEmail(form: Locator, address: string): Promise<void> {
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

export const send = (form: Locator) => form.locator('.button-submit').click()

export const atMainSite = (visitor: Page) => visitor.waitForURL(/powerplay\.example|main-site/, { waitUntil: 'commit' })
