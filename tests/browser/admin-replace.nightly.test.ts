import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved } from './publishing-admin.ts'

const { server, signedIn } = await adminOver({ 'jet-1': 'aviator', 'road-1': 'chicken-road' })

const cell = (page: Page, locale: string, id: string) => page.locator(`[id="text-${locale}-${id}"]`)

async function openTexts(page: Page, query: string): Promise<void> {
  await page.goto(`${server().address}/admin/#/translations?${query}`)
  await page.getByText(/^[\d,]+ texts?$/).waitFor()
}

test('words are replaced in many texts: seen before, chosen one by one, without the drafts of others, and taken back', async () => {
  const asha = await signedIn({ name: 'Asha', role: 'editor' })
  const ben = await signedIn({ name: 'Ben', role: 'editor' })
  await openTexts(ben, 'languages=en&q=dialog.title.aviator-phone')
  await ben.getByRole('grid', { name: 'Texts' }).focus()
  await ben.keyboard.press('Enter')
  await ben.keyboard.press('End')
  await ben.keyboard.type('!')
  await ben.keyboard.press('Tab')
  await ben.keyboard.press('Escape')
  await isSaved(ben)
  await cell(ben, 'en', 'dialog.title.aviator-phone').getByText('Draft').waitFor()

  await openTexts(asha, 'languages=en')
  await asha.getByRole('button', { name: 'Find and replace…' }).click()
  const dialog = asha.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByLabel('Find', { exact: true }).fill('take off')
  await dialog.getByLabel('Replace by').fill('fly')
  const row = (id: string) => dialog.getByRole('row').filter({ hasText: id })
  await dialog.getByText('4 places').waitFor()
  await row('crash.button').getByText('fly WITH {percent}').waitFor()
  await row('crash.button')
    .getByText(/^\d+ pages?$/)
    .waitFor()
  await row('dialog.title.aviator-phone').getByText('Ben drafts this text').waitFor()
  expect(await row('dialog.title.aviator-phone').getByRole('checkbox').isDisabled()).toBe(true)
  await row('crash.intro-welcome').getByRole('checkbox').uncheck()
  expect(await barriersIn(asha, 'dialog')).toEqual([])

  // A part of a value stays as it is; so does a text that the replacement would break.
  await dialog.getByLabel('Find', { exact: true }).fill('{percent')
  await row('crash.button').getByText('“{percent” is a part of a {value}').waitFor()
  expect(await dialog.getByRole('button', { name: 'Replace', exact: true }).isDisabled()).toBe(true)
  await dialog.getByLabel('Find', { exact: true }).fill('OFF WITH ')
  await dialog.getByLabel('Match case').check()
  await dialog.getByLabel('Replace by').fill("'")
  await row('crash.button').getByText('would change a {value}').waitFor()

  // Of one landing alone, until all texts are wanted again.
  await dialog.getByLabel('Find', { exact: true }).fill('take off')
  await dialog.getByLabel('Match case').uncheck()
  await dialog.getByLabel('Replace by').fill('fly')
  await dialog.getByLabel('Where', { exact: true }).selectOption('Texts of a landing')
  await dialog.getByRole('combobox', { name: 'Landing' }).fill('road-1')
  await asha.keyboard.press('Enter')
  await dialog.getByText('Found nowhere.').waitFor()
  await dialog.getByLabel('Where', { exact: true }).selectOption('All texts')
  await dialog.getByRole('button', { name: 'Replace in 2 texts' }).click()
  const note = asha.getByRole('region', { name: 'Find and replace' })
  await note.getByText('2 texts replaced, as drafts.').waitFor()
  await asha.getByRole('searchbox', { name: 'Search texts' }).fill('crash.button')
  await cell(asha, 'en', 'crash.button').getByText('fly WITH {percent}').waitFor()
  await note.getByRole('button', { name: 'Undo' }).click()
  await note.getByText('2 texts as before.').waitFor()
  await cell(asha, 'en', 'crash.button').getByText('TAKE OFF WITH {percent}').waitFor()
  expect(await cell(asha, 'en', 'crash.button').getByText('Draft').count()).toBe(0)
  expect(asha.complaints).toEqual([])
})
