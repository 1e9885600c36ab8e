import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { hasSettled, hire, openAdmin, password, screensOf, signIn } from './admin.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { cutLabels } from './cut-labels.ts'
import { startServer } from './server.ts'

const [browser, server] = await Promise.all([launchBrowser(), startServer()])
const administrator = await signIn(browser, server, await hire(server, 'Asha', 'administrator'))
const viewer = await signIn(browser, server, await hire(server, 'Kofi', 'viewer'))

/** Works at a screen as the administrator; whatever the browser complains about fails the test. */
async function atDesk(at: string, work: (page: Page) => Promise<void>, hasPictures = false): Promise<void> {
  const opening = { storageState: administrator, at, hasPictures }
  const { context, page, complaints } = await openAdmin(browser, server, opening)
  try {
    await work(page)
    expect(complaints).toEqual([])
  } finally {
    await context.close()
  }
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Landings' })
const rowOf = (page: Page, slug: string) => grid(page).locator(`[id="landing-${slug}"]`)
const footer = (page: Page) => page.getByRole('region', { name: 'Selection' })
const activeRow = (page: Page) => grid(page).getAttribute('aria-activedescendant')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search landings' })

async function choose(page: Page, filter: string, value: string): Promise<void> {
  const menu = page.getByRole('search').getByRole('button', { name: filter })
  await menu.click()
  await page.getByRole('group', { name: filter }).getByText(value, { exact: true }).click()
  await menu.press('Escape')
}

/** Runs in the page: the pictures that are seen in the row of another landing. */
const othersPictures = (rows: readonly Element[]) =>
  rows
    .map((row) => ({ landing: row.id.replace('landing-', ''), picture: row.querySelector('iframe') }))
    .filter(({ picture }) => picture && getComputedStyle(picture).visibility === 'visible')
    .map(({ landing, picture }) => [landing, picture?.title.replace('Thumbnail of ', '')])
    .filter(([landing, title]) => landing !== title)

describe('the catalogue', () => {
  test('/ searches, the arrows move, Enter opens the editor, and Back leads to the same search', () =>
    atDesk('/', async (page) => {
      await rowOf(page, 'adult').waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('aviator crash india')
      await expect.poll(() => footer(page).textContent()).toMatch(/^\d of 214 landings shown/)
      expect(await grid(page).locator('mark').first().textContent()).toBe('aviator')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      const last = (await activeRow(page)) ?? ''
      await page.keyboard.press('Enter')
      await page.waitForURL(/#\/edit\/landings\//)
      await page.goBack()
      await expect.poll(() => search(page).inputValue()).toBe('aviator crash india')
      await expect.poll(() => activeRow(page)).toBe(last)
    }))

  test('each filter is an entry of the history, and kept in the address', () =>
    atDesk('/', async (page) => {
      await choose(page, 'Market', 'bangladesh')
      await expect.poll(() => rowOf(page, 'aviator-bdt').count()).toBe(1)
      await page.waitForURL(/market=bangladesh/)
      await choose(page, 'Theme', 'aviator')
      await page.waitForURL(/theme=aviator/)
      await expect.poll(() => footer(page).textContent()).toContain('1 of 214 landings shown')
      await page.reload()
      await expect.poll(() => footer(page).textContent()).toContain('1 of 214 landings shown')
      await page.goBack()
      await expect.poll(() => footer(page).textContent()).not.toContain('1 of 214')
      await page.goBack()
      await expect.poll(() => footer(page).textContent()).toContain('214 landings')
    }))

  test('Space, Shift and Ctrl+A select what is shown; what a filter hides is reported and not included', () =>
    atDesk('/?theme=aviator', async (page) => {
      await rowOf(page, 'aviator-1').waitFor()
      await grid(page).focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('Space')
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowUp')
      await expect.poll(() => footer(page).textContent()).toContain('2 landings selected')
      await page.keyboard.press('Control+a')
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await choose(page, 'Market', 'bangladesh')
      await expect.poll(() => footer(page).textContent()).toMatch(/1 landing selected; \d more, hidden by the filter/)
      await page.getByRole('button', { name: 'Copy addresses' }).click()
      await page.getByRole('status').getByText('1 address copied.').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('aviator-bdt')
      await page.getByRole('button', { name: 'Deselect hidden' }).click()
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect.poll(() => footer(page).textContent()).toContain('1 landing selected')
    }))

  test('rows stand closer where they are chosen to, also after a reload', () =>
    atDesk('/', async (page) => {
      const height = async () => (await rowOf(page, 'adult').boundingBox())?.height ?? 0
      const roomy = await height()
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('checkbox', { name: 'Dense rows' }).check()
      await expect.poll(height).toBeLessThan(roomy * 0.7)
      await page.reload()
      await rowOf(page, 'adult').waitFor()
      expect(await height()).toBeLessThan(roomy * 0.7)
    }))

  test('each column sorts, and says so', () =>
    atDesk('/', async (page) => {
      const theme = page.getByRole('columnheader', { name: 'Theme' })
      await theme.getByRole('button').click()
      await expect.poll(() => theme.getAttribute('aria-sort')).toBe('ascending')
      await expect.poll(() => grid(page).locator('[aria-rowindex="2"]').textContent()).toContain('adult')
      await theme.getByRole('button').click()
      await expect.poll(() => theme.getAttribute('aria-sort')).toBe('descending')
      await page.waitForURL(/sort=-theme/)
      await expect.poll(() => grid(page).locator('[aria-rowindex="2"]').textContent()).toContain('wheel')
    }))

  test('an empty list says why, and how to show all landings', () =>
    atDesk('/?q=zebra', async (page) => {
      await page.getByText('No landings match “zebra”.').waitFor()
      await page.getByRole('button', { name: 'Show all landings' }).click()
      await expect.poll(() => footer(page).textContent()).toContain('214 landings')
    }))

  test('only the visible rows are rendered', () =>
    atDesk('/', async (page) => {
      await rowOf(page, 'adult').waitFor()
      expect(await grid(page).getAttribute('aria-rowcount')).toBe('215')
      expect(await grid(page).locator('tbody tr').count()).toBeLessThan(30)
    }))

  test('a search changes what the rows show; their pictures follow once typing has paused', () =>
    atDesk(
      '/',
      async (page) => {
        const rows = grid(page).locator('tbody tr')
        await rows.first().locator('iframe').waitFor()
        const row = await rows.first().elementHandle()
        await search(page).fill('jetxrocket')
        await expect.poll(() => rows.first().textContent()).toContain('jetx-rocket')
        expect(await row?.evaluate((one) => one.isConnected)).toBe(true)
        expect(await rows.evaluateAll(othersPictures)).toEqual([])
        await expect
          .poll(() => rows.first().locator('iframe').getAttribute('title'))
          .toMatch('Thumbnail of jetx-rocket')
        expect(await rows.evaluateAll(othersPictures)).toEqual([])
      },
      true,
    ))
})

describe('publishing', () => {
  test('shows the changes and the errors of the selected drafts', () =>
    atDesk('/', async (page) => {
      await saveDraft(page, 'aviator-2', { bonus: { preset: 'casino-700', currency: 'INR' } })
      await saveDraft(page, 'jetx-rocket', { theme: 'no-such-theme' })
      await page.reload()
      await choose(page, 'State', 'changed')
      await expect.poll(() => rowOf(page, 'aviator-2').textContent()).toContain('Asha')
      await page.getByRole('checkbox', { name: 'Select all 1 shown' }).check()
      await page.getByRole('button', { name: 'Publish 1 draft…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Review and publish' })
      await dialog.getByText('casino-700').waitFor()
      await dialog.getByRole('button', { name: 'Publish 1 draft' }).click()
      await dialog.getByRole('alert').getByText('This server cannot publish').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await choose(page, 'State', 'broken')
      await page.getByRole('checkbox', { name: 'Select all 1 shown' }).check()
      await page.getByRole('button', { name: 'Publish 1 draft…' }).click()
      await dialog.getByText('no-such-theme').first().waitFor()
      await dialog.getByText('Fix these errors before publishing').waitFor()
      expect(await dialog.getByRole('button', { name: 'Publish 1 draft' }).isEnabled()).toBe(false)
    }))
})

/** Keeps a draft of a landing with other values, and waits until the desk has counted what is wrong with it. */
async function saveDraft(page: Page, slug: string, values: object): Promise<void> {
  const record = `landings/${slug}.json`
  const calls = `${server.address}/admin/api`
  const read = async () => (await page.request.get(`${calls}/record`, { params: { name: record } })).json()
  const { published } = await read()
  const text = JSON.stringify({ ...JSON.parse(published.text), ...values }, null, 2)
  const headers = { origin: server.address }
  const data = { record, version: 0, baseRevision: published.revision, text }
  expect((await page.request.put(`${calls}/draft`, { data, headers })).status()).toBe(200)
  await expect.poll(async () => (await read()).draft.problems, { timeout: onThisMachine(20_000) }).not.toBeNull()
}

describe('a new landing', () => {
  test('is created from a template at an available address, and opens in the editor', () =>
    atDesk('/', async (page) => {
      await rowOf(page, 'adult').waitFor()
      await page.keyboard.press('n')
      await page.getByRole('searchbox', { name: 'Search templates' }).fill('fortune')
      const slug = page.getByLabel('Address', { exact: true })
      const isNext = () => slug.evaluate((field) => field === document.activeElement)
      await page.getByText('fortune-tiger').click()
      expect(await isNext()).toBe(true)
      await page.getByRole('radio', { name: /^fortune-tiger/ }).focus()
      await page.keyboard.press('ArrowDown')
      expect(await isNext()).toBe(false)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      expect(await isNext()).toBe(true)
      await slug.fill('Aviator-1')
      expect(await slug.inputValue()).toBe('aviator-1')
      await page.getByText('There is already a landing at this address').waitFor()
      await slug.fill('monsoon-tiger')
      await page.getByText('This address is available.').waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/#\/edit\/landings\/monsoon-tiger\.json/)
      await page.goto(`${server.address}/admin/#/?q=monsoon-tiger`)
      await expect.poll(() => rowOf(page, 'monsoon-tiger').textContent()).toMatch(/fortune-tiger.*new.*Asha/)
    }))
})

describe('the frame', () => {
  test('Ctrl+K goes anywhere, ? lists every key, and the focus is at the heading of what was gone to', () =>
    atDesk('/', async (page) => {
      await rowOf(page, 'adult').waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('people')
      await page.keyboard.press('Enter')
      await page.waitForURL(/#\/people/)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('People')
      expect(await page.title()).toBe('People · Powerplay')
      expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none')
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Invite somebody').waitFor()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('jetx')
      await page.getByRole('option', { name: 'jetx-rocket' }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/#\/edit\/landings\/jetx-rocket\.json/)
    }))

  test('an expired session is renewed over the screen, and the call is repeated', () =>
    atDesk('/', async (page) => {
      await rowOf(page, 'adult').waitFor()
      await page.context().clearCookies()
      await page.getByRole('link', { name: 'Log' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sign in again' })
      expect(await dialog.getByLabel('E-mail').inputValue()).toBe('asha@example.com')
      await dialog.getByLabel('Password').fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('cell', { name: 'sign in' }).first().waitFor()
      expect(await dialog.count()).toBe(0)
    }))

  test('a viewer sees neither people nor the log, and creates nothing', async () => {
    const { context, page } = await openAdmin(browser, server, { storageState: viewer })
    await rowOf(page, 'adult').waitFor()
    expect(await screensOf(page)).toEqual([
      'Landings',
      'Shared',
      'Pictures',
      'Texts',
      'Reviews',
      'Calendar',
      'History',
      'Links',
    ])
    expect(await page.getByRole('button', { name: 'New landing' }).count()).toBe(0)
    await context.close()
  })

  test('the chosen colours are kept', () =>
    atDesk('/', async (page) => {
      await page.getByRole('button', { name: /^Colours: Auto/ }).click()
      await page.getByRole('button', { name: /^Colours: Light/ }).click()
      await page.reload()
      await page.getByRole('button', { name: /^Colours: Dark/ }).waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
    }))
})

describe('people and links', () => {
  test('an invitation link is shown once, and the last administrator keeps the role', () =>
    atDesk('/people', async (page) => {
      await page.getByRole('button', { name: 'Invite somebody' }).click()
      await page.getByLabel('E-mail').fill('mina@example.com')
      await page.getByRole('button', { name: 'Create link' }).click()
      const link = await page.getByLabel('Send this link to').inputValue()
      expect(link).toContain('/admin/#/invitation/')
      await page.keyboard.press('Escape')
      const invitation = page.getByRole('row', { name: /mina@example.com editor Asha in 23 hours/ })
      await invitation.getByRole('button', { name: 'New link' }).click()
      await page.getByRole('button', { name: 'Create link' }).click()
      expect(await page.getByLabel('Send this link to').inputValue()).not.toBe(link)
      await page.keyboard.press('Escape')
      await invitation.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await invitation.waitFor({ state: 'detached' })
      await page.getByLabel('Role of Asha').selectOption('viewer')
      await page.getByRole('alert').getByText('last administrator').waitFor()
      expect(await page.getByLabel('Role of Asha').inputValue()).toBe('administrator')
    }))

  test('a link is kept in the address, and is checked against the server', () =>
    atDesk('/links', async (page) => {
      await page.getByRole('combobox', { name: 'Landing' }).fill('aviator-1')
      await page.keyboard.press('Enter')
      await page.getByLabel('Click id').pressSequentially('{clickid}')
      await page.getByLabel('Language').selectOption('hi')
      const path = '/new-promo-ipl/hi/aviator-1?click_id={clickid}'
      await expect.poll(() => page.locator('output').textContent()).toBe(server.address + path)
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByText('Opens (200).').waitFor()
      await page.waitForURL(/lang=hi/)
      await page.reload()
      await expect.poll(() => page.locator('output').textContent()).toBe(server.address + path)
      expect(await page.getByRole('img', { name: 'QR code of the link' }).count()).toBe(1)
    }))

  test('a landing that is entered before the list has come is taken once it is here', () =>
    atDesk('/links', async (page) => {
      const listed = Promise.withResolvers<void>()
      await page.route('**/catalogue', async (route) => {
        await listed.promise
        await route.continue()
      })
      await page.reload()
      const field = page.getByRole('combobox', { name: 'Landing' })
      await field.fill('aviator-1')
      await field.press('Enter')
      await page.getByLabel('Click id').fill('c-81f2')
      listed.resolve()
      const link = `${server.address}/new-promo-ipl/aviator-1?click_id=c-81f2`
      await expect.poll(() => page.locator('output').textContent()).toBe(link)
    }))
})

test('thumbnails need a session, and run no scripts', () =>
  atDesk('/', async (page) => {
    const address = `${server.address}/admin/thumbnail/aviator-1`
    expect((await fetch(address)).status).toBe(401)
    const answer = await page.request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'; sandbox$/)
    expect(await answer.text()).not.toContain('<script')
    expect((await page.request.get(`${server.address}/admin/thumbnail/no-such-landing`)).status()).toBe(404)
  }))

const screens = cases(
  [
    ['/', 'Landings'],
    ['/people', 'People'],
  ],
  [
    ['/?theme=aviator&q=india', 'Landings'],
    ['/links?landing=aviator-1&utm_source=news', 'Links'],
    ['/log', 'Log'],
  ],
)

describe.for(cases(['light'], ['dark']))('the screens are accessible, in %s colours', (colorScheme) => {
  test.for(screens)('at %s', ([at, heading]) =>
    atDesk(at, async (page) => {
      await page.emulateMedia({ colorScheme })
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await hasSettled(page)
      expect(await barriersIn(page, 'html')).toEqual([])
      expect(await cutLabels(page)).toEqual([])
    }),
  )

  test('in the dialogs', () =>
    atDesk('/', async (page) => {
      await page.emulateMedia({ colorScheme })
      await rowOf(page, 'adult').waitFor()
      for (const key of ['Control+k', '?', 'n']) {
        await page.keyboard.press(key)
        await page.locator('dialog[open]').waitFor()
        await hasSettled(page)
        expect(await barriersIn(page, 'dialog')).toEqual([])
        expect(await cutLabels(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
    }))
})
