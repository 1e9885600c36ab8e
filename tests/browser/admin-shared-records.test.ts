import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { draftsOver, isSaved } from './publishing-admin.ts'

const { server, signedIn } = await draftsOver({ flight: 'aviator', other: 'aviator' })

test('a theme is seen on the landings that have it as it is changed', async () => {
  const page = await signedIn()
  await page.goto(`${server().address}/admin/#/edit/themes/aviator.json`)
  const shown = page.frameLocator('iframe[title="The page"]')
  await shown.locator('h1').waitFor()
  await page.frameLocator('iframe[title="other"]').locator('h1').waitFor()
  await page.getByRole('link', { name: '2 landings' }).waitFor()
  await page.getByLabel('Button text', { exact: true }).last().fill('#e5123f')
  await page.getByText(/Button text on button 1\.0, needs 4.5/).waitFor()
  const button = shown.locator('.hero a, .hero button').first()
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(229, 18, 63)')
  expect(await barriersIn(page, '.shared-pane')).toEqual([])
  await isSaved(page)
  expect(page.complaints).toEqual([])
})
