import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { open, phone, type Visit } from './visit.ts'

export const campaign = 'value_1=offer-9&value_2=partner-77&value_3=landing-5&click_id=c-81f2'

type Place = { readonly browser: Browser; readonly address: string }

/** A visitor of an address of their own; the main site, which does not stand here, answers with its address. */
export async function arriveAt(
  { browser, address }: Place,
  place: string,
  options: BrowserContextOptions = phone,
): Promise<Visit> {
  const visitor = await open(browser, {
    extraHTTPHeaders: {
      'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
    ...options,
  })
  await visitor.route('https://*.powerplay.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The main site</title>' }),
  )
  await visitor.goto(`${address}/new-promo-ipl/${place}`)
  await visitor.waitForSelector('#root[data-ready]', { state: 'attached' })
  return visitor
}

/** The form of a dialog, when its bonuses are there. */
export async function openForm(visitor: Page): Promise<Locator> {
  const bonuses = visitor.waitForResponse(/welcome-for-land/)
  // It may breathe for attention: a finger does not wait for it to rest.
  await visitor.locator('a.button-main[data-opens]').first().click({ force: true })
  await bonuses
  const form = visitor.locator('dialog[open] form')
  await form.waitFor()
  return form
}

export const email = () => `${crypto.randomUUID()}@example.com`

export async function fillEmail(form: Locator, address: string): Promise<void> {
  const tab = form.locator('[id$="-way-email"]')
  if (await tab.count()) await tab.check({ force: true })
  await form.locator('[name=email]').fill(address)
  await form.locator('[name=password]:visible').fill('correct-horse')
  const repeated = form.locator('[name=repeat_password]:visible')
  if (await repeated.count()) await repeated.fill('correct-horse')
}

export const send = (form: Locator) => form.locator('.button-submit').click()

export const atMainSite = (visitor: Page) => visitor.waitForURL(/powerplay\.example|main-site/, { waitUntil: 'commit' })
