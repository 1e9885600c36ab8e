import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { StaffRole } from '../../src/contract/index.ts'
import { inviteStaff } from '../../src/desk/staff/invitations.ts'
import { readSettings } from '../../src/server/settings.ts'
import { onThisMachine } from '../machine.ts'
import type { JourneyServer } from './server.ts'

export const password = 'a-fine-password'

/** Somebody of the staff, by way of an invitation. */
export async function hire({ address, db }: JourneyServer, name: string, role: StaffRole): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`
  const settings = readSettings({ PUBLIC_URL: address })
  const link = await inviteStaff({ db, now: Date.now, settings }, { email, role })
  const token = link.slice(link.lastIndexOf('/') + 1)
  const answer = await fetch(`${address}/admin/api/invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ token, name, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not be hired: ${await answer.text()}`)
  return email
}

/** What the browser keeps of somebody who has signed in at the screen. */
export async function signIn(browser: Browser, { address }: JourneyServer, email: string): Promise<SignedIn> {
  const context = await browser.newContext()
  context.setDefaultTimeout(onThisMachine(30_000))
  const page = await context.newPage()
  await page.goto(`${address}/admin/`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

type Opening = {
  readonly storageState: SignedIn
  readonly at?: string
  /** Whether landings have pictures in lists. */
  readonly hasPictures?: boolean
}

type Window = { readonly context: BrowserContext; readonly page: Page; readonly complaints: string[] }

/** A window of the admin, and what the browser complains about in it. */
export async function openAdmin(
  browser: Browser,
  { address }: JourneyServer,
  { storageState, at = '/', hasPictures = false }: Opening,
): Promise<Window> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(onThisMachine(30_000))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  if (!hasPictures) await leaveOutPictures(context)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // Answers that refuse are part of what is tested; the browser lists them by itself.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
  })
  await page.goto(`${address}/admin/#${at}`)
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  return { context, page, complaints }
}

/** The list of landings without their pictures: each of them is a page, and all of them are most of a browser's work. */
export const leaveOutPictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/admin/thumbnail/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))

/** The screens that somebody finds in the navigation, once it lists them. */
export async function screensOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
  await links.filter({ hasText: 'Landings' }).waitFor()
  return links.allTextContents()
}

/** When nothing more is added to a screen; pictures that are not in view may still wait for that. */
export async function hasSettled(page: Page): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => document.body.innerHTML.length)
        const isSame = now === before
        before = now
        return isSame
      },
      { interval: 300 },
    )
    .toBe(true)
}
