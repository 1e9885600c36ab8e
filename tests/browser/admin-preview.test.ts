import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOver, openBlock, previewIn } from './publishing-admin.ts'

const { signedIn, edit } = adminOver({ typed: 'chicken-road', shared: 'aviator', wrong: 'aviator' })

const heading = (page: Page, words: string) => previewIn(page).locator('h1', { hasText: words })

async function openHeadline(page: Page): Promise<void> {
  await openBlock(page, 'Hero')
  await page.locator('[data-path=headline]').getByRole('button', { name: 'Edit text' }).click()
}

test('a text that cannot be shown while it is typed leaves the words before, and the next good key is shown', async () => {
  const page = await signedIn()
  await edit(page, 'typed')
  await openHeadline(page)
  const english = page.locator('#text-en')
  const note = page.getByText('This text cannot be shown as it stands.')
  await english.fill('{game}: the first')
  await heading(page, 'the first').waitFor()
  for (const unfinished of ['{gam}: the second', '{game: the second']) {
    await english.fill(unfinished)
    await note.waitFor()
    await heading(page, 'the first').waitFor()
    await english.fill('{game}: the third')
    await heading(page, 'the third').waitFor()
    await note.waitFor({ state: 'hidden' })
    await english.fill('{game}: the first')
    await heading(page, 'the first').waitFor()
  }
  expect(page.complaints).toEqual([])
})

test('a landing that is published says whose drafted texts its preview shows', async () => {
  const ravi = await signedIn({ name: 'Ravi' })
  await edit(ravi, 'shared')
  await openHeadline(ravi)
  await ravi.getByLabel('English', { exact: true }).fill('{game}: soon')
  await ravi.getByRole('button', { name: 'Save draft' }).click()
  await ravi.getByText('With 1 text drafted by you, not yet published.').waitFor()
  const asha = await signedIn({ name: 'Asha' })
  await edit(asha, 'shared')
  await heading(asha, 'soon').waitFor()
  await asha.getByText('Published', { exact: true }).waitFor()
  await asha.getByText('With 1 text drafted by Ravi, not yet published.').waitFor()
})

test('while a record has errors, the preview says which version it shows', async () => {
  const page = await signedIn()
  await edit(page, 'wrong')
  await page.getByRole('tab', { name: 'JSON' }).click()
  await page.getByLabel('The record as JSON').focus()
  await page.keyboard.press('Control+End')
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type(',"theme":"nowhere"')
  await page.getByText('The preview shows it as it was before them.').waitFor()
  await previewIn(page).locator('h1').waitFor()
})
