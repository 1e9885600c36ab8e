import { describe, expect, test } from 'vitest'
import { cases } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { addressOf, desktop, open, phone, type Visit, visit } from './visit.ts'

const browser = await launchBrowser()

const isOpen = (page: Visit, name: string) =>
  page.locator(`dialog#${name}`).evaluate((dialog) => dialog.matches(':modal'))

async function openDialog(page: Visit): Promise<void> {
  await page.locator('.page .button-main').first().click()
}

describe('a dialog', () => {
  test('opens from the main button, takes the focus, and returns it', async () => {
    const page = await open(browser, desktop)
    await visit(page, 'aviatro-land-demo')
    await page.locator('.page .button-main').first().focus()
    await page.keyboard.press('Enter')
    expect(await isOpen(page, 'AviatroDemo')).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('AviatroDemo')
    for (let press = 0; press < 40; press++) await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      () => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName,
    )
    expect(['AviatroDemo', 'BODY']).toContain(focused)
    await page.keyboard.press('Escape')
    expect(await isOpen(page, 'AviatroDemo')).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.matches('.button-main'))).toBe(true)
    expect(page.complaints).toEqual([])
  })

  test('that is persistent stays open on Escape and on a click outside, and closes by its button', async () => {
    const page = await open(browser, desktop)
    await visit(page, 'aviator-1')
    await openDialog(page)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await isOpen(page, 'NewCustomReg')).toBe(true)
    await page.getByRole('link', { name: 'Close' }).click()
    expect(await isOpen(page, 'NewCustomReg')).toBe(false)
  })

  test('is cleared when it is closed, as the specification says', async () => {
    const page = await open(browser)
    await visit(page, 'aviator-1')
    await openDialog(page)
    await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com')
    await page.getByRole('link', { name: 'Close' }).click()
    await openDialog(page)
    await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('')
  })

  test('forgets what was wrong when it is closed', async () => {
    const page = await open(browser)
    await visit(page, 'aviator-1')
    await openDialog(page)
    await page.getByRole('checkbox').uncheck()
    await page.locator('#NewCustomReg .button-submit').click()
    const problems = page.locator('#NewCustomReg .problem > :visible')
    expect(await problems.count()).toBeGreaterThan(1)
    await page.getByRole('link', { name: 'Close' }).click()
    await openDialog(page)
    await expect.poll(() => problems.count()).toBe(0)
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true)
    await expect.poll(() => page.locator('#NewCustomReg [aria-invalid]').count()).toBe(0)
  })

  test('of registration links to sign-in, and from there to password recovery', async () => {
    const page = await open(browser)
    await visit(page, 'aviator-1')
    await openDialog(page)
    await page.locator('#NewCustomReg').getByRole('link', { name: 'Sign in' }).click()
    expect(await isOpen(page, 'NewCustomReg')).toBe(false)
    expect(await isOpen(page, 'AuthNewCustomDialog')).toBe(true)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    expect(await isOpen(page, 'resetPassword')).toBe(true)
    expect(page.complaints).toEqual([])
  })

  test('opens before the application is loaded', async () => {
    const page = await open(browser)
    await page.route('**/assets/main-*', () => {})
    await page.goto(addressOf('aviator-1'))
    await openDialog(page)
    expect(await isOpen(page, 'NewCustomReg')).toBe(true)
  })

  test('opens by its address, without JavaScript', async () => {
    const page = await open(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(addressOf('aviator-1'))
    await openDialog(page)
    await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@example.com')
    expect(await page.locator('#NewCustomReg').isVisible()).toBe(true)
    const form = page.locator('#NewCustomReg form')
    expect(await form.getAttribute('method')).toBe('post')
    expect(await form.getAttribute('action')).toBeNull()
    expect(await form.locator('[name=dialog]').getAttribute('value')).toBe('NewCustomReg')
    await page.getByRole('link', { name: 'Close' }).click()
    expect(await page.locator('#NewCustomReg').isVisible()).toBe(false)
  })

  test.each([
    ['aviator-1#NewCustomReg', true],
    ['4ra-preloader-aviator', false],
  ])('%s: a change of currency covers the form until its bonuses are there: %s', async (path, isCovered) => {
    const page = await open(browser)
    await visit(page, path)
    // The dialog of a preloader opens by itself.
    const form = page.locator('dialog[open] form')
    await form.locator('.promo-apply').waitFor({ state: 'attached' })
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    const list = Promise.withResolvers<void>()
    await page.route(/welcome-for-land/, async (route) => {
      await list.promise
      await route.continue()
    })
    await form.locator('[name=currency]').selectOption('USD')
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true')
    const overlay = page.locator('.overlay')
    expect(await overlay.count()).toBe(isCovered ? 1 : 0)
    const isOnTop = () =>
      page.evaluate('!!document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest(".overlay")')
    expect(await isOnTop()).toBe(isCovered)
    list.resolve()
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    await expect.poll(() => overlay.count()).toBe(0)
  })

  const widths = cases(
    [
      ['1win', 'BasicRegistration', 906],
      ['land-mines', 'NewAviatorPhoneBonus', 430],
    ],
    [
      ['crazy-time', 'liveCasinoSlots', 771],
      ['aviator-1', 'NewCustomReg', 610],
      ['wheel-of-fortune-audio', 'FortuneRegistration', 606],
    ],
  )
  test.each(widths)('%s: %s is %i px wide on a desktop, and fills a phone', async (path, name, width) => {
    const large = await open(browser, desktop)
    await visit(large, `${path}#${name}`)
    expect((await large.locator(`#${name}`).boundingBox())?.width).toBe(width)
    const small = await open(browser)
    await visit(small, `${path}#${name}`)
    expect(await small.locator(`#${name}`).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 800 })
  })

  test.each(cases([501], [1100, 1280]))('of the form page is 336 px wide at %d px', async (width) => {
    const page = await open(browser, { viewport: { width, height: 800 } })
    await visit(page, 'reg-form')
    expect((await page.locator('.dialog-inline').boundingBox())?.width).toBe(336)
  })

  test.each([360, 1280])('has selects that are 42 px high at %d px', async (width) => {
    const page = await open(browser, { viewport: { width, height: 800 } })
    await visit(page, '1win')
    await page.locator('.top-register').click()
    expect((await page.locator('dialog[open] [name=currency]').boundingBox())?.height).toBe(42)
  })

  test('of the form page is 336 px wide, minimal and inline', async () => {
    const page = await open(browser, desktop)
    await visit(page, 'reg-form')
    const form = page.locator('section#BasicRegistration')
    expect((await form.boundingBox())?.width).toBe(336)
    for (const part of ['.side', '.dialog-close', '[name=currency]', '[name=bonus_id]', '[type=checkbox]'])
      expect(await form.locator(part).count()).toBe(0)
  })

  test('has fields and buttons of the specified heights', async () => {
    for (const [options, input, button] of [
      [phone, 52, 58],
      [desktop, 62, 70],
    ] as const) {
      const page = await open(browser, options)
      await visit(page, 'aviator-1#NewCustomReg')
      expect((await page.getByRole('textbox', { name: 'E-mail' }).boundingBox())?.height).toBe(input)
      expect((await page.locator('#NewCustomReg .button-submit').boundingBox())?.height).toBeGreaterThanOrEqual(button)
    }
  })
})
