import { expect, test } from 'vitest'
import { atMoment, draftsOver, openGroup, previewIn } from './publishing-admin.ts'

const { signedIn, edit } = await draftsOver({
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
