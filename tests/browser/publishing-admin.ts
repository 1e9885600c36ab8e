import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import type { StaffRole } from '../../src/contract/index.ts'
import { inviteStaff } from '../../src/desk/staff/invitations.ts'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { leaveOutPictures } from './admin.ts'
import { launchBrowser } from './browser.ts'
import { copiedSite, draftedSite, type Landings, type Site, shippedSite } from './published-sites.ts'
import { desktop, open, type Visit } from './visit.ts'

type AdminServer = Awaited<ReturnType<typeof startAdmin>>

type Environment = Readonly<Record<string, string>>

/** A browser and an admin over these landings, for the tests of one file; awaited outside of hooks, so that both are closed. */
export const adminOver = (landings: Landings, environment: Environment = {}) =>
  openFor(() => copiedSite(landings), environment)

/** The same for tests that publish nothing. */
export const draftsOver = (landings: Landings, environment: Environment = {}) =>
  openFor(() => draftedSite(landings), environment)

/** The same over the shipped site, for tests that publish nothing. */
export const adminOfSite = (environment: Environment = {}) => openFor(shippedSite, environment)

async function openFor(site: () => Promise<Site>, environment: Environment) {
  const [browser, admin] = await Promise.all([launchBrowser(), site().then((it) => startAdmin(it, environment))])
  afterAll(() => admin.close())
  return {
    server: () => admin,
    signedIn: (options?: SignInOptions) => signedIn(browser, admin, options),
    /** Somebody who has just followed an invitation, at the screen that opens then. */
    invited: (options?: StaffOptions, arrival?: RegExp) => invited(browser, admin, options, arrival),
    /** Somebody who has no account. */
    visiting: (options?: BrowserContextOptions) => visiting(browser, options),
    edit: (page: Page, landing: string) => openEditor(page, admin, landing),
  }
}

async function startAdmin({ place, build, close: closeSite }: Site, environment: Environment) {
  const data = mkdtempSync(path.join(tmpdir(), 'admin-data-'))
  const fixed = { DATA_DIR: data, LOG_LEVEL: 'silent', SPORTS_FEED: 'off', CAPTCHA: 'off' }
  const settings = readSettings({ ...place, ...fixed, ...environment })
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const begin = async (port: number) => {
    const app = await createApp(settings, { services: { now }, ...(build && { build }) })
    await app.listen({ port, host: '127.0.0.1' })
    return app
  }
  let app = await begin(0)
  const { port } = app.server.address() as AddressInfo
  const db = openDatabase(settings)
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    db,
    pages: place.PAGES_DIR,
    outbox: path.join(data, 'outbox'),
    /** The server's, in milliseconds ahead of everybody else's. */
    clock,
    /** The way behind the hash of a link that works once. */
    invite: async (role: StaffRole) =>
      new URL(await inviteStaff({ db, now, settings }, { email: `${crypto.randomUUID()}@example.com`, role })).hash,
    /** The server is away while this works. */
    async whileAway(work: () => Promise<void>) {
      await app.close()
      await work()
      app = await begin(port)
    },
    async close() {
      await app.close()
      await closeSite()
      await db.destroy()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function visiting(browser: Browser, options?: BrowserContextOptions): Promise<Visit> {
  return open(browser, { ...desktop, ...options }, isOfBusyRegistry)
}

/** On a busy machine, a check or a search in texts is refused while others are ahead of it; the admin asks again. */
const isOfBusyRegistry = (complaint: string): boolean =>
  /status of 503 .*\/(check|texts\/found\?words=.*)$/.test(complaint)

async function invited(
  browser: Browser,
  { address, invite }: AdminServer,
  { name = 'Asha', role = 'publisher', ...options }: StaffOptions = {},
  arrival = /#\/$/,
): Promise<Visit> {
  const page = await visiting(browser, options)
  await page.goto(`${address}/admin/${await invite(role)}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Choose a password').fill(password)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(arrival)
  return page
}

/** Somebody who is signed in, at a screen. Following an invitation by hand would be a third of what most tests do. */
async function signedIn(
  browser: Browser,
  { address, invite }: AdminServer,
  { name = 'Asha', role = 'publisher', at = '/account', ...options }: SignInOptions = {},
): Promise<Visit> {
  const page = await visiting(browser, options)
  const token = (await invite(role)).split('/').at(-1)
  const tell = async (call: string, data: object) => {
    const answer = await page.request.post(`${address}/admin/api/${call}`, { data, headers: { origin: address } })
    if (!answer.ok()) throw new Error(`${name} could not sign in: ${await answer.text()}`)
  }
  await tell('invitation', { token, name, password })
  await tell('tour', { step: -1 })
  if (at === '/') await leaveOutPictures(page.context())
  await page.goto(`${address}/admin/#${at}`)
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  return page
}

const password = 'a long enough password'

type StaffOptions = BrowserContextOptions & {
  readonly name?: string
  readonly role?: StaffRole
}

type SignInOptions = StaffOptions & {
  readonly at?: string
}

/** The landing in the preview. */
export const previewIn = (page: Page) => page.frameLocator('iframe[title="Preview of the landing"]')

async function openEditor(page: Page, { address }: AdminServer, landing: string): Promise<void> {
  await page.goto(`${address}/admin/#/edit/landings/${landing}.json`)
  // The editor of another landing may still be there.
  await page.locator('.editor-bar').getByRole('heading', { name: landing, exact: true }).waitFor()
  await previewIn(page).locator('h1').waitFor()
}

export const openBlock = (page: Page, name: string) => page.locator('.block > summary', { hasText: name }).click()

export const openGroup = (page: Page, name: string) => page.locator('.group > summary', { hasText: name }).click()

export const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

/** What is done to the record as a whole. */
export async function pickMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Shows a moment of the visit in the preview. */
export const atMoment = (page: Page, moment: string) =>
  page.getByLabel('Moment of the visit').selectOption({ label: moment })
