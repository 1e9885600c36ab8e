import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { draftsOver, openBlock, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await draftsOver({ shared: 'aviator', typed: 'chicken-road' })

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

test('a text that cannot be shown while it is typed leaves the words before, and the next good key is shown', async () => {
  const page = await signedIn()
  await edit(page, 'typed')
  const ben = await signedIn({ name: 'Ben' })
  await edit(ben, 'typed')
  const published = await previewIn(ben).locator('h1').textContent()
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
  // What is only typed disturbs nobody; once it is saved, a colleague sees it, and the same holds for what she types.
  expect(await previewIn(ben).locator('h1').textContent()).toBe(published)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await ben.reload()
  await heading(ben, 'the first').waitFor()
  await openHeadline(ben)
  const words = ben.locator('#text-en')
  await words.fill('{gam}: the second')
  await ben.getByText('This text cannot be shown as it stands.').waitFor()
  await heading(ben, 'the first').waitFor()
  await words.fill('{game}: the second')
  await heading(ben, 'the second').waitFor()
  await heading(page, 'the first').waitFor()
  expect([...page.complaints, ...ben.complaints]).toEqual([])
})

test('a payment method is seen in the cashier as it is changed: in a market, in a language, and as a form that checks', async () => {
  const page = await signedIn()
  await page.goto(`${server().address}/admin/#/edit/payment-methods/upi.json`)
  const cashier = page.frameLocator('iframe[title="upi in the cashier"]')
  await cashier.getByText('₹500 – ₹2,50,000').first().waitFor()
  await cashier.getByLabel('Amount, INR').fill('499')
  await cashier.getByRole('button', { name: 'Deposit ₹500' }).click()
  await cashier.getByText('Minimum deposit amount is 500 INR').waitFor()

  const account = page.locator('[data-path="account/pattern"]')
  const format = account.getByRole('combobox', { name: 'Format' })
  const chosen = () => format.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label)
  await expect.poll(chosen).toBe('UPI address: name@bank')
  await format.selectOption('Own format')
  await account.getByLabel('Try it').fill('asha@upi')
  await account.getByText('Accepted', { exact: true }).waitFor()
  await account.getByLabel(/^Own format/).fill('\\d{4}')
  await account.getByText('Not accepted').waitFor()

  await page.getByLabel('Minimum').first().fill('700')
  await cashier.getByText('₹700 – ₹2,50,000').first().waitFor()
  await page.getByLabel('Preview as').selectOption('withdrawal')
  await cashier.getByLabel('UPI ID').fill('asha')
  await cashier.getByRole('button', { name: 'Withdraw' }).click()
  await cashier.locator('.field-problem', { hasText: /UPI/ }).waitFor()
  await page.getByLabel('Language').selectOption('ru')
  await cashier.getByRole('button', { name: /^Вывести/ }).waitFor()
  expect(await barriersIn(page, '.method-pane')).toEqual([])
  expect(page.complaints).toEqual([])
})
