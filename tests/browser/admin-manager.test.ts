import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cases, onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openBlock, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({
  seen: 'aviator',
  giver: 'aviator',
  taker: 'chicken-road',
  dragged: 'aviator',
  restarted: 'aviator',
  expired: 'aviator',
  hostile: 'aviator',
})

const published = { timeout: onThisMachine(30_000) }

const notes = (page: Page) => page.locator('[data-path=notes] textarea')
const blocks = (page: Page) => page.locator('.block').evaluateAll((all) => all.map((one) => one.dataset['block']))

describe('a manager', () => {
  test('creates a landing from a template, fixes an error, publishes it, and opens the live page', async () => {
    const page = await signedIn({ at: '/' })
    await page.getByRole('button', { name: 'New landing' }).click()
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('chicken')
    await page.getByRole('dialog').getByText('chicken-road').first().click()
    await page.getByLabel('Address', { exact: true }).fill('monsoon-road')
    await page.getByText('This address is available.').waitFor()
    await page.keyboard.press('Enter')
    await previewIn(page).locator('h1').waitFor()
    await openGroup(page, 'The offer')
    await page.locator('[data-path="button/text"] textarea').fill('Go, {nam}')
    await page.getByRole('button', { name: '1 error' }).click()
    await page.getByRole('button', { name: /uses \{nam\}/ }).click()
    await page.locator('[data-path="button/text"] textarea:focus').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Go')
    await page.getByRole('button', { name: /^\d+ error/ }).waitFor({ state: 'hidden' })
    await isSaved(page)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Publish 1 draft and 1 text' }).click()
    // Good news leaves by itself.
    const [live] = await Promise.all([
      page.waitForEvent('popup', published),
      page.getByRole('status').filter({ hasText: 'Published: 1 landing' }).getByRole('link').click(published),
    ])
    await page.getByText('Published', { exact: true }).waitFor()
    await live.locator('h1').waitFor()
    expect(new URL(live.url()).pathname).toBe('/new-promo-ipl/monsoon-road')
    expect(await page.locator('.editor-bar').getByRole('link', { name: 'View live' }).getAttribute('href')).toBe(
      '/new-promo-ipl/monsoon-road',
    )
  })

  test('takes a block along to another landing, and moves one with the pointer', async () => {
    const page = await signedIn({ permissions: ['clipboard-read', 'clipboard-write'] })
    await edit(page, 'giver')
    await openBlock(page, 'How to claim')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText('Block copied.').waitFor()
    await edit(page, 'taker')
    await page.getByRole('button', { name: 'Paste block' }).click()
    await expect.poll(() => blocks(page)).toContain('steps-2')
    await isSaved(page)
    await edit(page, 'dragged')
    const [first = '', second = ''] = await blocks(page).then((all) => all.map(String))
    const grip = (id: string) => page.locator(`[data-block="${id}"] .block-grip`)
    await grip(second).dragTo(grip(first))
    await expect.poll(async () => (await blocks(page)).slice(0, 2)).toEqual([second, first])
  })
})

describe('colleagues', () => {
  test('a viewer sees everything, and changes nothing', async () => {
    const page = await signedIn({ name: 'Kofi', role: 'viewer' })
    await edit(page, 'seen')
    await page.getByText('View only').waitFor()
    await openGroup(page, 'The page')
    expect(await notes(page).isDisabled()).toBe(true)
    await page.getByRole('tab', { name: 'JSON' }).click()
    const code = page.getByLabel('The record as JSON')
    await code.focus()
    await page.keyboard.type('x')
    expect(await code.textContent()).toContain('"slug": "seen"')
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('This is the first version.').or(page.getByText('No versions yet')).first().waitFor()
    expect(await page.getByRole('button', { name: /Publish|Restore|Undo|review/ }).count()).toBe(0)
    expect(page.complaints).toEqual([])
  })
})

describe('nothing is lost', () => {
  test('while the server is down', async () => {
    const page = await signedIn()
    await edit(page, 'restarted')
    await openGroup(page, 'The page')
    await server().whileAway(async () => {
      await notes(page).fill('Typed while the server was down.')
      await page.getByText('Not saved:').waitFor()
    })
    await page.getByText('Saved', { exact: true }).waitFor({ timeout: onThisMachine(20_000) })
    await page.reload()
    await openGroup(page, 'The page')
    expect(await notes(page).inputValue()).toBe('Typed while the server was down.')
  })

  test('when the session has ended: typing is not interrupted, and the draft is saved after signing in over the editor', async () => {
    const page = await signedIn()
    await edit(page, 'expired')
    await openGroup(page, 'The page')
    await page.context().clearCookies()
    await page.clock.pauseAt(Date.now() + 60_000)
    await notes(page).pressSequentially('Typed without a session')
    // So slowly that the draft is saved between two keys.
    const isRefused = page.waitForResponse((answer) => answer.url().endsWith('/admin/api/draft'))
    await page.clock.runFor(1900)
    await isRefused
    await notes(page).pressSequentially(', slow')
    await page.clock.runFor(1900)
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    expect(await dialog.count()).toBe(0)
    await page.clock.resume()
    await dialog.getByLabel('Password').fill('a long enough password')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await isSaved(page)
    expect(await notes(page).inputValue()).toBe('Typed without a session, slow')
  })
})

test('markup in a record is shown as text in the editor, the preview, the catalogue and the history', async () => {
  const page = await signedIn()
  await edit(page, 'hostile')
  const markup = '<img src=x onerror=globalThis.stolen=1><script>globalThis.stolen=1</script>'
  await openGroup(page, 'The page')
  await notes(page).fill(markup)
  await page.getByRole('tab', { name: 'JSON' }).click()
  await page.getByLabel('The record as JSON').focus()
  await page.keyboard.press('Control+End')
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type(`,"values":{"game":"${markup}"}`)
  await previewIn(page).locator('h1', { hasText: '<img src=x' }).waitFor()
  await isSaved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByText('onerror').first().waitFor()
  const stolen = [page, ...page.frames()].map((frame) => frame.evaluate(() => Reflect.has(globalThis, 'stolen')))
  expect(await Promise.all(stolen)).not.toContain(true)
  expect(page.complaints).toEqual([])
})

test.for(cases(['dark'], ['light']))('the editor is accessible, in %s colours', async (colorScheme) => {
  const page = await signedIn({ colorScheme })
  await edit(page, 'giver')
  await openBlock(page, 'Hero')
  await openGroup(page, 'The offer')
  await page.locator('[data-path="button/text"] textarea').fill('Go, {nam}')
  await page.getByRole('button', { name: /^\d+ error/ }).waitFor()
  expect(await barriersIn(page, '.workbench')).toEqual([])
  await page.getByRole('button', { name: 'Visitor' }).click()
  expect(await barriersIn(page, '.preview-tools')).toEqual([])
  await page.getByRole('tab', { name: 'JSON' }).click()
  expect(await barriersIn(page, '.workbench-form')).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await isSaved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByText('There are no drafts'))
    .waitFor()
  expect(await barriersIn(page, 'dialog')).toEqual([])
})
