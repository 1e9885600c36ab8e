import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { atMoment, draftsOver, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await draftsOver({
  wrong: 'aviator',
  offered: 'chicken-road',
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

test('a bonus that is changed while its form is open is the same in page, banner and picker', async () => {
  const page = await signedIn()
  await edit(page, 'offered')
  await atMoment(page, 'Registration')
  const preview = previewIn(page)
  const amounts = () =>
    preview.locator('body').evaluate((body) => {
      const said = (selector: string) => [...body.querySelectorAll(selector)].map(({ textContent }) => textContent)
      const ofPage = [...said('.hero'), ...said('.block.footer')].map(
        (text) => /up to\s*(₹[\d,]+)/.exec(text ?? '')?.[1],
      )
      const ofForm = said('dialog[open] .bonus:has(:checked) > .bonus-amount, dialog[open] .submit-amount')
      return [...ofPage, ...ofForm]
    })
  await expect.poll(amounts).toEqual(Array(4).fill('₹20,000'))
  await openGroup(page, 'The offer')
  await page.getByLabel('Bonus preset').click()
  await page.getByRole('dialog').getByRole('button', { name: 'welcome-sport' }).click()
  await expect.poll(amounts).toEqual(Array(4).fill('₹15,000'))
  expect(page.complaints).toEqual([])
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
