import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { adminOver, isSaved, openBlock, openGroup } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ road: 'chicken-road', plane: 'aviator' })

/** Drafts the text of a field in a language. */
async function say(page: Page, field: string, language: string, words: string): Promise<void> {
  await page.locator(`[data-path="${field}"]`).getByRole('button', { name: 'Languages' }).click()
  await page.getByLabel(language, { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('dialog', { name: /Text/ }).waitFor({ state: 'hidden' })
}

test('a colleague’s half-finished texts are named, and neither block a landing nor go out with it', async () => {
  const ravi = await signedIn({ name: 'Ravi' })
  await edit(ravi, 'plane')
  await openBlock(ravi, 'Hero')
  await say(ravi, 'headline', 'English', '{game}: {nam')
  await edit(ravi, 'road')
  await openGroup(ravi, 'The offer')
  await say(ravi, 'button/text', 'English', 'Go {nam')

  const asha = await signedIn({ name: 'Asha' })
  await edit(asha, 'road')
  await openBlock(asha, 'Hero')
  await say(asha, 'headline', 'English', '{game}: one lane at a time')
  await asha.getByRole('button', { name: 'Publish…' }).click()
  const dialog = asha.getByRole('dialog', { name: 'Review and publish' })
  const own = dialog.getByRole('group', { name: 'Texts that you drafted' })
  const others = dialog.getByRole('group', { name: 'Texts that others drafted' })
  expect(await own.getByRole('checkbox', { name: /one lane at a time/ }).isChecked()).toBe(true)
  const unfinished = others.getByRole('checkbox', { name: /Go \{nam.*Ravi/ })
  expect(await unfinished.isChecked()).toBe(false)
  await dialog.getByText('1 drafted text that this does not show (Ravi) stays a draft.').waitFor()
  await unfinished.check()
  await dialog.getByText('Fix these errors before publishing').waitFor()
  expect(await dialog.getByRole('button', { name: 'Publish 2 texts' }).isDisabled()).toBe(true)
  await unfinished.uncheck()
  await dialog.getByText('Fix these errors before publishing').waitFor({ state: 'hidden' })
  await dialog.getByRole('button', { name: 'Publish 1 text' }).click()
  await asha.getByText(/^Published: 1 landing/).waitFor({ timeout: onThisMachine(30_000) })
  const live = await (await fetch(`${server().address}/new-promo-ipl/road`)).text()
  expect(live).toContain('one lane at a time')
  expect(live).not.toContain('Go {nam')

  await ravi.getByRole('button', { name: 'Publish…' }).click()
  await ravi
    .getByRole('group', { name: 'Texts that you drafted' })
    .getByRole('checkbox', { name: /Go \{nam/ })
    .waitFor()
  expect([...asha.complaints, ...ravi.complaints]).toEqual([])
})

test('a colleague’s landing goes out with the new words that it shows', async () => {
  const ravi = await signedIn({ name: 'Ravi' })
  await edit(ravi, 'plane')
  await openBlock(ravi, 'Hero')
  await ravi.locator('[data-path="headline"] textarea').fill('{game}: above the clouds')
  await isSaved(ravi)

  const asha = await signedIn({ name: 'Asha' })
  await edit(asha, 'plane')
  await asha.getByRole('button', { name: 'Publish…' }).click()
  const words = asha.getByRole('group', { name: 'Texts that others drafted' })
  await expect.poll(() => words.getByRole('checkbox', { name: /above the clouds.*Ravi/ }).isChecked()).toBe(true)
  await asha.getByRole('button', { name: /^Publish 1 draft and 1 text/ }).click()
  await asha.getByText(/^Published: 1 landing/).waitFor({ timeout: onThisMachine(30_000) })
  expect(await (await fetch(`${server().address}/new-promo-ipl/plane`)).text()).toContain('above the clouds')
  expect([...asha.complaints, ...ravi.complaints]).toEqual([])
})
