import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { draftsOver, openGroup } from './publishing-admin.ts'

const { signedIn, edit } = await draftsOver({ wrong: 'aviator' })

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
