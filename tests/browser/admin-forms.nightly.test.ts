import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { draftsOver, isSaved, openGroup } from './publishing-admin.ts'

const { server, signedIn, edit } = await draftsOver({ wrong: 'aviator', words: 'aviator' })

test('an error stands beside its field and nowhere else, and moves nothing above it', async () => {
  const [page, ravi] = await Promise.all([signedIn(), signedIn({ name: 'Ravi' })])
  for (const one of [page, ravi]) {
    await edit(one, 'wrong')
    await openGroup(one, 'The offer')
  }
  const field = page.locator('[data-path="bonus/bonusId"] input')
  await field.scrollIntoViewIfNeeded()
  const before = await field.boundingBox()
  await field.pressSequentially('0')
  const error = page.locator('[data-path="bonus/bonusId"] .field-problem')
  await error.waitFor()
  expect(await field.boundingBox()).toEqual(before)
  expect(await page.getByText(String(await error.textContent()).trim()).count()).toBe(1)
  // What is inherited is still shown around the mistake.
  await page.locator('[data-path="bonus/preset"]', { hasText: 'inherited' }).waitFor()
  await page.getByRole('button', { name: '1 error' }).waitFor()
  // A colleague sees it there too, and goes on typing where they were.
  const theirs = ravi.locator('[data-path="bonus/bonusId"]')
  await theirs.locator('.field-problem').waitFor({ timeout: onThisMachine(15_000) })
  expect(await theirs.locator('input').inputValue()).toBe(await field.inputValue())
})

test('forms speak of landings: names, tags, amounts by currency and pictures, with help where it is asked for', async () => {
  const page = await signedIn()
  await edit(page, 'words')
  await openGroup(page, 'The dialog')
  const type = page.getByLabel('Registration type')
  expect(await type.locator('option:checked').textContent()).toBe('Phone and e-mail together')
  const help = page.locator('[data-path=registrationType]').getByRole('button', { name: 'Help' })
  await page.getByText('Which details the form sends').waitFor({ state: 'hidden' })
  await help.click()
  await page.getByText('Which details the form sends').waitFor()
  await openGroup(page, 'The page')
  const tags = page.getByLabel('Add to Tags')
  await tags.fill('diwali')
  await tags.press('Enter')
  await page.getByRole('button', { name: 'Remove diwali' }).waitFor()
  await page.getByRole('button', { name: 'Remove crash' }).click()
  expect(await barriersIn(page, '.workbench-form')).toEqual([])
  await isSaved(page)
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect
    .poll(() => page.getByLabel('The record as JSON').textContent())
    .toMatch(/"aviator",\s*"india",\s*"diwali"/)

  // Somebody who may only look reads the same words, of the colleague's draft too.
  const viewer = await signedIn({ name: 'Kofi', role: 'viewer' })
  await edit(viewer, 'words')
  await openGroup(viewer, 'The dialog')
  const shown = viewer.getByLabel('Registration type').locator('option:checked')
  expect(await shown.textContent()).toBe('Phone and e-mail together')
  await openGroup(viewer, 'The page')
  await viewer.locator('[data-path=tags]').getByText('diwali').waitFor()
  await expect.poll(() => viewer.getByRole('button', { name: 'Remove diwali' }).isDisabled()).toBe(true)

  await page.goto(`${server().address}/admin/#/edit/markets/india.json`)
  const methods = page.getByRole('group', { name: 'Sign-up methods' })
  await methods.getByRole('checkbox', { name: 'One click', checked: true }).uncheck()
  await isSaved(page)
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect
    .poll(() => page.getByLabel('The record as JSON').textContent())
    .toMatch(/"signUpMethods": \[\s*"email",\s*"phone",\s*"google"\s*\]/)

  await page.goto(`${server().address}/admin/#/edit/bonus-presets/casino-150.json`)
  const amounts = page.getByRole('group', { name: 'Amounts' })
  expect(await amounts.getByLabel('INR').inputValue()).toBe('30000')
  await amounts.getByLabel('TRY').pressSequentially('12000')
  expect(await amounts.getByLabel('TRY').inputValue()).toBe('12000')
  await page.locator('[data-path=icon] .picked').click()
  const pictures = page.getByRole('dialog', { name: 'Picture' })
  await pictures.getByRole('searchbox').fill('trophy')
  const picture = pictures.getByRole('button', { name: 'Trophy flat' })
  await expect
    .poll(() => picture.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(await barriersIn(page, 'dialog')).toEqual([])
  await picture.click()
  await isSaved(page)
  expect(await page.getByText(/Name: id|the record's file name/).count()).toBe(0)
  await page.getByRole('tab', { name: 'JSON' }).click()
  const json = page.getByLabel('The record as JSON')
  await expect.poll(() => json.textContent()).toContain('"fluent-emoji-flat:trophy"')
  await viewer.goto(`${server().address}/admin/#/edit/bonus-presets/casino-150.json`)
  expect(await viewer.getByRole('group', { name: 'Amounts' }).getByLabel('TRY').inputValue()).toBe('12000')
  await viewer.locator('[data-path=icon] img[src*=trophy]').waitFor()
  expect([...page.complaints, ...viewer.complaints]).toEqual([])
})
