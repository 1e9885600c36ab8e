import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openBlock, openGroup, previewIn } from './publishing-admin.ts'

const { server, signedIn } = await adminOver({ flight: 'aviator', other: 'aviator', road: 'chicken-road' })

test('a theme, a bonus, a dialog, a template, a market and a section are seen as they are changed; a new theme is made, and a colleague finds it', async () => {
  const page = await signedIn()
  const open = (record: string) => page.goto(`${server().address}/admin/#/edit/${record}`)
  const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`)

  await open('themes/aviator.json')
  await frame('The page').locator('h1').waitFor()
  await frame('other').locator('h1').waitFor()
  await page.getByRole('link', { name: '2 landings' }).waitFor()
  await page.getByLabel('Button text', { exact: true }).last().fill('#e5123f')
  await page.getByText(/Button text on button 1\.0, needs 4.5/).waitFor()
  const colour = () =>
    frame('The page')
      .locator('.hero a, .hero button')
      .first()
      .evaluate((one) => getComputedStyle(one).color)
  await expect.poll(colour).toBe('rgb(229, 18, 63)')
  expect(await barriersIn(page, '.shared-pane')).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await isSaved(page)

  await open('bonus-presets/welcome-casino.json')
  await frame('The banner').getByText('₹20,000').first().waitFor()
  await page.locator('[data-path=amounts]').getByLabel('INR').fill('25000')
  await frame('The banner').getByText('₹25,000').first().waitFor()
  await frame('The picker').getByText('₹25,000').first().waitFor()
  await page.getByText(/up to ₹25,000\. The bonus must be wagered/).waitFor()

  await open('dialogs/NewCustomReg.json')
  await frame('Every problem')
    .getByText('E-mail is required')
    .first()
    .waitFor({ timeout: onThisMachine(30_000) })
  await frame('Promo refused').locator('dialog[open]').waitFor()

  await open('dialogs/auth.json')
  await frame('Sign in').locator('dialog[open]').getByText('Forgot your password?').waitFor()

  await open('dialogs/aviator.json')
  await page.getByRole('link', { name: '2 landings' }).waitFor()
  await page.locator('.shared-pane').getByLabel('Language').selectOption({ label: 'English' })
  const promo = frame('Every problem').locator('dialog[open]').getByText('I have a promo code')
  await promo.waitFor({ timeout: onThisMachine(30_000) })
  await openBlock(page, 'Promo code')
  await page.getByRole('button', { name: 'Leave out' }).click()
  await promo.waitFor({ state: 'detached' })
  expect(await page.getByText(/No landing uses it|Added blocks|Places of blocks/).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await isSaved(page)

  await open('landings/other.json')
  await openGroup(page, 'The dialog')
  await page.locator('[data-path="dialog/variant"] [aria-haspopup=dialog]').click()
  await page.getByRole('button', { name: /^brazil/ }).waitFor()
  expect(await page.getByRole('button', { name: /^BasicRegistration/ }).count()).toBe(0)
  await page.keyboard.press('Escape')

  await open('templates/aviator.json')
  await page.getByText(/^Based on crash\. 2 landings are based on this one/).waitFor()
  await openBlock(page, 'Hero')
  await page
    .locator('[data-block=hero] [data-path=layout] select')
    .selectOption({ label: 'Table: the picture below the words' })
  await previewIn(page).locator('.hero-table').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await isSaved(page)

  await open('markets/india.json')
  await frame('Visitors of a closed market').locator('h1').waitFor()

  await open('sections/casino.json')
  await page.getByRole('heading', { name: 'Casino', exact: true }).waitFor()

  await page.getByRole('link', { name: 'Shared' }).click()
  await page.getByRole('button', { name: 'New: themes' }).click()
  await page.getByLabel('Name', { exact: true }).fill('night-flight')
  await page.getByLabel('Begins like').selectOption('aviator')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByText(/No landing uses it yet/).waitFor()
  await frame('The page').locator('h1').waitFor()
  await page.getByRole('link', { name: 'Shared' }).click()
  await page.getByRole('link', { name: 'night-flight New' }).waitFor()
  const ravi = await signedIn({ name: 'Ravi' })
  await ravi.getByRole('link', { name: 'Shared' }).click()
  await ravi.getByRole('link', { name: 'night-flight New' }).waitFor()
  expect(await barriersIn(page, 'main')).toEqual([])
})
