import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { draftsOver, openBlock, previewIn } from './publishing-admin.ts'

const { signedIn, edit } = await draftsOver({ shared: 'aviator' })

const heading = (page: Page, words: string) => previewIn(page).locator('h1', { hasText: words })

async function openHeadline(page: Page): Promise<void> {
  await openBlock(page, 'Hero')
  await page.locator('[data-path=headline]').getByRole('button', { name: 'Languages' }).click()
}

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
  // The page fits what the note leaves of the pane.
  const viewport = asha.locator('.preview-viewport')
  await expect.poll(() => viewport.evaluate((pane) => pane.scrollHeight - pane.clientHeight)).toBe(0)

  // What a colleague has not finished holds up nobody: it is shown as it is written.
  await ravi.locator('[data-path=headline]').getByRole('button', { name: 'Languages' }).click()
  await ravi.getByLabel('English', { exact: true }).fill('{gam}: later')
  await ravi.getByText('This text cannot be shown as it stands.').waitFor()
  await ravi.getByRole('button', { name: 'Save draft' }).click()
  await ravi.getByLabel('English', { exact: true }).waitFor({ state: 'hidden' })
  await asha.reload()
  await heading(asha, '{gam}: later').waitFor()
  await asha.getByText('This text cannot be shown as it stands.').waitFor()
})
