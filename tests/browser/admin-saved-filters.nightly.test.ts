import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { adminOver } from './publishing-admin.ts'

const { signedIn } = await adminOver({ 'jet-1': 'aviator', 'jet-2': 'aviator', 'road-1': 'chicken-road' })

const rows = (page: Page) => page.getByRole('grid').locator('.grid-name').allTextContents()

const menu = (page: Page, label = 'Saved filters') => page.locator('.screen-head').getByRole('button', { name: label })
const panel = (page: Page) => page.getByRole('group', { name: 'Saved filters' })

test('a filter is saved with order and columns, found by colleagues and in the palette, renamed, sent and removed', async () => {
  const asha = await signedIn({ name: 'Asha', at: '/' })
  const kofi = await signedIn({ name: 'Kofi', role: 'viewer', at: '/' })

  await asha.getByRole('searchbox', { name: 'Search landings' }).fill('jet')
  await asha.getByRole('button', { name: 'Landing', exact: true }).click()
  await expect.poll(() => rows(asha)).toEqual(['jet-2', 'jet-1'])
  await asha.getByRole('button', { name: 'Columns' }).click()
  await asha.getByRole('group', { name: 'Columns' }).getByText('Theme').click()
  await asha.keyboard.press('Escape')
  await menu(asha).click()
  await panel(asha).getByRole('button', { name: 'Save this filter…' }).click()
  const dialog = asha.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Jets')
  await dialog.getByLabel('Everybody of the staff finds it').check()
  expect(await barriersIn(asha, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await asha.getByText('Filter saved.').waitFor()

  // Kofi has another browser: what he sees comes from the server.
  await kofi.reload()
  await kofi.getByRole('columnheader', { name: 'Theme' }).waitFor()
  await menu(kofi).click()
  expect(await panel(kofi).getByRole('button', { name: 'Edit' }).count()).toBe(0)
  expect(await barriersIn(kofi, '.popover')).toEqual([])
  await panel(kofi).getByRole('button', { name: 'Jets' }).click()
  await expect.poll(() => rows(kofi)).toEqual(['jet-2', 'jet-1'])
  expect(await kofi.getByRole('columnheader', { name: 'Theme' }).count()).toBe(0)
  await menu(kofi, 'Jets').waitFor()
  await kofi.goBack()
  await kofi.getByRole('columnheader', { name: 'Theme' }).waitFor()
  await kofi.keyboard.press('Control+k')
  await kofi.keyboard.type('jets')
  await kofi.getByRole('option', { name: /Jets.*Asha/ }).click()
  await menu(kofi, 'Jets').waitFor()

  // The address that Asha sends shows the same to Kofi, whatever he looks at.
  await asha.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await menu(asha, 'Jets').click()
  await asha.getByRole('group', { name: 'Saved filters' }).getByRole('button', { name: 'Copy link' }).click()
  await asha.getByText('Link to this list copied.').waitFor()
  const link = await asha.evaluate(() => navigator.clipboard.readText())
  await kofi.goto('about:blank')
  await kofi.goto(link)
  await expect.poll(() => rows(kofi)).toEqual(['jet-2', 'jet-1'])

  await panel(asha).getByRole('button', { name: 'Edit Jets' }).click()
  await dialog.getByLabel('Name').fill('All jets')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await menu(asha, 'All jets').click()
  await panel(asha).getByRole('button', { name: 'Edit All jets' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await asha.getByText('Filter removed.').waitFor()
  await menu(asha, 'Saved filters').waitFor()
  expect(asha.complaints).toEqual([])
})
