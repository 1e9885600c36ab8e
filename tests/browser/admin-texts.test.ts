import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved } from './publishing-admin.ts'

const { server, signedIn } = await adminOver({
  back: 'aviator',
  one: 'aviator',
  two: 'chicken-road',
})

const go = (page: Page, screen: string) => page.goto(`${server().address}/admin/#${screen}`)
const matrix = (page: Page) => page.getByRole('grid', { name: 'Texts' })
const cell = (page: Page, locale: string, id: string) => page.locator(`[id="text-${locale}-${id}"]`)

async function openTexts(page: Page, query: string): Promise<void> {
  await go(page, `/translations?${query}`)
  await page.getByText(/^\d+ texts?$/).waitFor()
}

/** What a file says, given to the import. */
const importing = (page: Page, text: string) =>
  page
    .getByLabel('CSV file, in the format of the export')
    .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

describe('the texts', () => {
  test('are edited with the keyboard alone, saved as drafts, and published', async () => {
    const page = await signedIn()
    await openTexts(page, 'languages=en,hi,pt&q=button.play')
    await matrix(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('खेल शुरू')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('not this')
    await page.keyboard.press('Escape')
    await isSaved(page)
    await cell(page, 'hi', 'button.play').getByText('Draft').waitFor()
    expect(await cell(page, 'pt', 'button.play').textContent()).not.toContain('not this')
    expect(await matrix(page).getAttribute('aria-activedescendant')).toBe('text-pt-button.play')
    await page.reload()
    await cell(page, 'hi', 'button.play').getByText('खेल शुरू').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').getByRole('checkbox', { name: 'खेल शुरू', checked: true }).waitFor()
    await page.getByRole('button', { name: 'Publish 1 text' }).click()
    await page.getByText(/^Published: \d+ landing/).waitFor({ timeout: onThisMachine(30_000) })
    await cell(page, 'hi', 'button.play').getByText('Draft').waitFor({ state: 'hidden' })
    expect(await page.getByRole('button', { name: 'Publish…' }).isDisabled()).toBe(true)
    expect(page.complaints).toEqual([])
  })

  test('show the forms of a plural in their language while it is typed', async () => {
    const page = await signedIn()
    await openTexts(page, 'languages=ru&q=ui.giveaway.prizes')
    await matrix(page).focus()
    const forms = page.getByRole('region', { name: 'Active text' })
    await forms.getByText('0 призов').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('{count, plural, one {# приз} other {# шт.}')
    await forms.getByText(/Syntax error/).waitFor()
    await page.keyboard.type('}')
    await forms.getByText('0 шт.').waitFor()
    await page.keyboard.press('Escape')
    await forms.getByText('0 призов').waitFor()
  })

  test('show which translations are outdated once English has changed', async () => {
    const page = await signedIn()
    await openTexts(page, 'languages=en,th&q=app.action')
    await matrix(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(' now')
    await page.keyboard.press('Enter')
    await isSaved(page)
    await openTexts(page, 'languages=th&only=stale')
    await cell(page, 'th', 'app.action').getByText('English has changed').waitFor()
    expect(await page.locator('.matrix tbody tr').count()).toBe(1)
  })

  test('that could not be saved ask before the screen is left, until they are', async () => {
    const page = await signedIn()
    await openTexts(page, 'languages=hi&q=badge.new')
    await page.route('**/admin/api/draft*', (route) => route.abort())
    await matrix(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('!')
    await page.keyboard.press('Enter')
    await page.getByText(/1 text is not saved/).waitFor()
    await page.getByRole('link', { name: 'Links' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.unroute('**/admin/api/draft*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await isSaved(page)
    await page.getByRole('link', { name: 'Links' }).click()
    await page.getByRole('heading', { name: 'Links' }).waitFor()
  })

  test('are imported from a valid file only, after a look at the changes', async () => {
    const page = await signedIn()
    await openTexts(page, 'languages=en,pt&q=badge.hot')
    await page.getByRole('button', { name: 'Import CSV' }).click()
    await importing(page, 'id,pt\nbadge.hot,{Quente\nno.such-text,x\n')
    await page.getByText('Row 2, column 2:').waitFor()
    await page.getByText(/There is no text “no.such-text”/).waitFor()
    expect(await page.getByRole('button', { name: 'Save as drafts' }).isDisabled()).toBe(true)
    await importing(page, "id,pt\nbadge.hot,'=Quente\n")
    await page.getByRole('cell', { name: '=Quente' }).waitFor()
    expect(await barriersIn(page, 'dialog.import')).toEqual([])
    await page.getByRole('button', { name: 'Save 1 text as drafts' }).click()
    await page.getByText('1 text saved as drafts.').waitFor()
    await cell(page, 'pt', 'badge.hot').getByText('=Quente').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    const exported = readFileSync(await file.path(), 'utf8')
    expect(exported).toMatch(/^\uFEFFid,en,pt\r\n/)
    expect(exported).toContain(",'=Quente\r\n")
  })
})

describe('the history of a record', () => {
  test('shows what has changed, and brings a version back into the draft', async () => {
    const page = await signedIn()
    await go(page, '/edit/landings/back.json')
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('This is the first version.').waitFor()
    const file = path.join(server().pages, 'landings/back.json')
    const first = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, `${JSON.stringify({ ...first, theme: 'jetx' }, null, 2)}\n`)
    await page.reload()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('row', { name: /^theme\s+aviator\s+inherited\s+jetx$/i }).waitFor()
    await page.locator('.history-version').nth(1).click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.frameLocator('iframe').locator('body.theme-aviator').waitFor()
    await isSaved(page)
    await page.getByText('The record itself is as it was then; its texts may have changed since.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.frameLocator('iframe').locator('body.theme-jetx').waitFor()
    expect(await barriersIn(page, '.workbench-form')).toEqual([])
  })
})

describe('the contact sheet', () => {
  test('shows landings in every chosen way, and the address keeps the choice', async () => {
    const page = await signedIn()
    await go(page, '/sheet?landings=one,two&locales=en&sizes=360')
    await page.getByRole('button', { name: /^Languages/ }).click()
    await page.getByLabel('हिन्दी').check()
    await page.getByText('4 pictures').waitFor()
    await expect.poll(() => page.url()).toMatch(/locales=en(,|%2C)hi/)
    for (const title of ['one, hi, 360, First visit', 'two, en, 360, First visit'])
      await page.frameLocator(`iframe[title="${title}"]`).locator('h1').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove one' }).click()
    await page.getByText('2 pictures').waitFor()
    expect(page.complaints).toEqual([])
  })
})

test.each(cases(['/translations?languages=en,hi'], ['/sheet?landings=one']))('%s is accessible', async (screen) => {
  const page = await signedIn()
  await go(page, screen)
  if (screen.startsWith('/translations')) await matrix(page).focus()
  else await page.frameLocator('iframe[title^="one,"]').locator('h1').waitFor()
  expect(await barriersIn(page, 'main')).toEqual([])
})
