import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { atMainSite } from './journey.ts'
import { startServer } from './server.ts'
import { open, phone } from './visit.ts'

const server = await startServer()
const browser = await launchBrowser()

const withoutScript = () => open(browser, { ...phone, javaScriptEnabled: false })
const landing = (below: string) => `${server.address}/new-promo-ipl/${below}`

test('a visitor without JavaScript registers: the form returns with its problems, then redirects', async () => {
  const page = await withoutScript()
  await page.goto(landing(`wheel-of-fortune-audio?value_1=o1&click_id=${'c'.repeat(80)}`))
  await page.locator('.top-register').click()
  const dialog = page.locator('#FortuneRegistration')
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 800 })
  await dialog.locator('label', { hasText: 'By e-mail' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@nowhere')
  await dialog.locator('[name=password]').fill('horse')
  expect(await dialog.locator('.submit-amount:visible').count()).toBe(1)
  await dialog.locator('.bonuses summary').click()
  await dialog.getByLabel('Sports welcome bonus').check()
  await dialog.locator('.bonuses summary').click()
  expect(await dialog.locator('.bonus:visible').allTextContents()).toEqual([expect.stringContaining('Sports')])
  // Nobody could say what the picked bonus brings.
  expect(await dialog.locator('.submit-amount:visible').count()).toBe(0)
  await dialog.locator('.button-submit').click()

  await expect
    .poll(() => page.locator('.problem > :visible').allTextContents())
    .toEqual(['E-mail must be valid', 'At least 6 characters, please'])
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 800 })
  const email = page.getByRole('textbox', { name: 'E-mail' })
  expect(await email.inputValue()).toBe('somebody@nowhere')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByLabel('Sports welcome bonus').isChecked()).toBe(true)
  expect(await dialog.locator('.submit-amount').textContent()).toBe(
    await dialog.locator('.bonus:visible .bonus-amount').textContent(),
  )
  expect(await dialog.locator('[name=password]').inputValue()).toBe('')

  await page.getByRole('link', { name: 'Close' }).click()
  expect(await dialog.isVisible()).toBe(false)
  await page.locator('.top-register').click()
  expect(await dialog.isVisible()).toBe(true)

  await email.fill('somebody@nowhere.example')
  await dialog.locator('[name=password]').fill('correct-horse')
  await dialog.locator('.button-submit').click()
  await atMainSite(page)
  expect(await page.locator('.player').textContent()).toContain('Your account')
  expect(page.url()).toContain('value_1=o1')
  expect(await page.locator('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await server.db.selectFrom('accounts').select('email').execute()).toEqual([
    { email: 'somebody@nowhere.example' },
  ])
  expect(page.complaints.filter((complaint) => !/status of 400|Autofocus/.test(complaint))).toEqual([])
})

test('a visitor without JavaScript signs in, in a dialog added by the server', async () => {
  const page = await withoutScript()
  await page.goto(landing('wheel-of-fortune-audio'))
  await page.locator('.top-link').click()
  const dialog = page.locator('#authFortune')
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 800 })
  await dialog.locator('label', { hasText: 'By e-mail' }).click()
  await dialog.locator('[name=email]').fill('somebody@nowhere.example')
  await dialog.locator('[name=password]').fill('wrong-horse')
  await dialog.locator('.button-submit').click()
  expect(await page.getByRole('alert').textContent()).toBe('The user name or the password is wrong')
  await dialog.locator('[name=password]').fill('correct-horse')
  await dialog.locator('.button-submit').click()
  await atMainSite(page)
  expect(await page.locator('.player').textContent()).toContain('Your account')
})

test('one click shows its credentials, and continues', async () => {
  const page = await withoutScript()
  await page.goto(landing('1win#BasicRegistration'))
  await page.locator('#BasicRegistration label', { hasText: '1 click' }).click()
  await page.locator('#BasicRegistration .button-submit').click()
  expect(await page.locator('dd').first().textContent()).toMatch(/^player-/)
  await page.getByRole('link', { name: 'Continue' }).click()
  await atMainSite(page)
  expect(await page.locator('.player').textContent()).toContain('Your account')
})

test('Google’s button, which needs the application, is hidden at first and when the form returns', async () => {
  const page = await withoutScript()
  await page.goto(landing('1win#BasicRegistration'))
  const dialog = page.locator('#BasicRegistration')
  const google = dialog.locator('.button-google')
  expect(await google.count()).toBe(1)
  expect(await google.isVisible()).toBe(false)
  await dialog.locator('.button-submit').click()
  await page.locator('.problem > :visible').first().waitFor()
  expect(await google.isVisible()).toBe(false)

  const withScripts = await open(browser)
  await withScripts.goto(landing('1win#BasicRegistration'))
  expect(await withScripts.locator('#BasicRegistration .button-google').isVisible()).toBe(true)
})
