import { describe, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { addressOf, open, phone, type Visit, visit } from './visit.ts'

const browser = await launchBrowser()

const submit = (page: Visit) => page.locator('.button-submit').first().click()
const shownProblems = (page: Visit) => page.locator('.problem > :visible').allTextContents()

describe('the form', () => {
  test('shows what is missing, and focuses it', async () => {
    const page = await open(browser)
    await visit(page, 'reg-form')
    await submit(page)
    expect(await shownProblems(page)).toEqual(['E-mail is required', 'At least 6 characters, please'])
    expect(await page.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('wrong')
    await submit(page)
    expect(await shownProblems(page)).toContain('E-mail must be valid')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('right@example.com')
    expect(await shownProblems(page)).not.toContain('E-mail must be valid')
  })

  test('scrolls to the first problem, above its button', async () => {
    const page = await open(browser, { ...phone, viewport: { width: 360, height: 400 } })
    await visit(page, 'aviator-1#NewCustomReg')
    const form = page.locator('#NewCustomReg')
    await form.locator('[name=email]').fill('somebody@example.com')
    await form.locator('[name=phone]').fill('98765 43210')
    await form.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
    await form.locator('.button-submit').click()
    const password = form.locator('[name=password]')
    const said = (await password.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`#${said} > :visible`).textContent()).toBe('At least 6 characters, please')
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect())
    const button = await form.locator('.button-submit').boundingBox()
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(focused?.top).toBeGreaterThanOrEqual(0)
    expect(focused?.bottom).toBeLessThanOrEqual(button?.y ?? 0)
  })

  test('compares the two passwords', async () => {
    const page = await open(browser)
    await visit(page, 'reg-form')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('right@example.com')
    await page.locator('section').getByLabel('Password', { exact: true }).fill('secret-1')
    await page.locator('section').getByLabel('Repeat password', { exact: true }).fill('secret-2')
    await submit(page)
    expect(await shownProblems(page)).toEqual(['The password doesn’t match'])
  })

  test('validates only the fields of the open tab', async () => {
    const page = await open(browser)
    await visit(page, 'wheel-of-fortune-audio#FortuneRegistration')
    await page.getByRole('radio', { name: 'By phone' }).check()
    expect(await page.getByRole('textbox', { name: 'E-mail' }).isVisible()).toBe(false)
    await page.locator('#FortuneRegistration input[name=phone]').fill('123')
    await submit(page)
    expect(await shownProblems(page)).toEqual(['The phone number is invalid', 'At least 6 characters, please'])
  })

  test('does not submit without the agreement', async () => {
    const page = await open(browser)
    await visit(page, 'aviator-1#NewCustomReg')
    await page.getByRole('checkbox').uncheck()
    await submit(page)
    expect(await shownProblems(page)).toContain('Please tick this box to go on')
  })

  test('is validated before the application is loaded', async () => {
    const page = await open(browser)
    await page.route('**/assets/main-*', () => {})
    await page.goto(addressOf('reg-form'))
    await page.getByRole('textbox', { name: 'E-mail' }).fill('wrong')
    await submit(page)
    expect(await shownProblems(page)).toContain('E-mail must be valid')
  })

  test('keeps all input from before the application is loaded', async () => {
    const page = await open(browser)
    const allowed = Promise.withResolvers<void>()
    await page.route('**/assets/main-*', async (route) => {
      await allowed.promise
      await route.continue()
    })
    await page.goto(addressOf('wheel-of-fortune-audio#FortuneRegistration'))
    const bonus = page.getByRole('radio', { name: 'Sports welcome bonus' })
    await page.getByRole('radio', { name: 'By e-mail' }).check()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('early@example.com')
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await page.locator('#FortuneRegistration .bonuses summary').click()
    await bonus.check()
    await page.getByRole('radio', { name: 'By phone' }).check()
    await page.locator('#FortuneRegistration input[name=phone]').fill('98765 43210')
    await page.getByRole('checkbox').uncheck()
    allowed.resolve()
    await page.waitForSelector('#root[data-ready]', { state: 'attached' })
    expect(await page.locator('input[name=email]').first().inputValue()).toBe('early@example.com')
    expect(await page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('USD')
    expect(await bonus.isChecked()).toBe(true)
    expect(await page.locator('#FortuneRegistration input[name=phone]').inputValue()).toBe('98765 43210')
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    // The sports bonus, in the currency that was chosen early.
    await expect.poll(() => page.locator('.submit-amount').first().textContent()).toMatch(/\$\d/)
    expect(page.complaints).toEqual([])
  })

  test('shows a password when clicked before the application is loaded', async () => {
    const page = await open(browser)
    await page.goto(addressOf('reg-form'))
    await page.locator('section').getByLabel('Password', { exact: true }).fill('secret-1')
    await page.getByRole('button', { name: 'Show' }).first().click()
    await expect.poll(() => page.locator('#BasicRegistration input[name=password]').getAttribute('type')).toBe('text')
    expect(await page.locator('#BasicRegistration input[name=password]').inputValue()).toBe('secret-1')
  })

  test('picks a bonus with a tap: the row closes, and shows it', async () => {
    const page = await open(browser)
    await visit(page, 'wheel-of-fortune-audio#FortuneRegistration')
    await page.locator('#FortuneRegistration .promo-apply').waitFor({ state: 'attached' })
    const rows = page.locator('#FortuneRegistration .bonus:visible')
    expect(await rows.count()).toBe(1)
    const button = await page.locator('#FortuneRegistration .button-submit').boundingBox()
    await page.locator('#FortuneRegistration .bonuses summary').click()
    expect(await rows.count()).toBeGreaterThan(2)
    expect(await page.locator('#FortuneRegistration .button-submit').boundingBox()).toEqual(button)
    await rows.filter({ hasText: 'Sports welcome bonus' }).click()
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('Sports welcome bonus')])
    await page.locator('#FortuneRegistration .bonuses summary').click()
    await rows.last().click()
    expect(await rows.allTextContents()).toEqual(['Play without bonus'])
    await expect.poll(() => page.locator('#FortuneRegistration .submit-amount').count()).toBe(0)
  })

  test('closes the picker by a tap beside it, or by Escape, which leaves the dialog open', async () => {
    const page = await open(browser)
    await visit(page, 'wheel-of-fortune-audio#FortuneRegistration')
    await page.locator('#FortuneRegistration .promo-apply').waitFor({ state: 'attached' })
    const rows = page.locator('#FortuneRegistration .bonus:visible')
    const summary = page.locator('#FortuneRegistration .bonuses summary')
    await summary.click()
    await page.locator('#FortuneRegistration .dialog-title').click()
    expect(await rows.count()).toBe(1)
    await summary.click()
    await page.keyboard.press('Escape')
    expect(await rows.count()).toBe(1)
    expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.locator('dialog[open]').count()).toBe(1)
  })

  test('picks a bonus with the keyboard: the row closes when the focus goes on', async () => {
    const page = await open(browser)
    await visit(page, 'wheel-of-fortune-audio#FortuneRegistration')
    await page.locator('#FortuneRegistration .promo-apply').waitFor({ state: 'attached' })
    const rows = page.locator('#FortuneRegistration .bonus:visible')
    await page.locator('#FortuneRegistration [name=currency]').focus()
    for (const key of ['Tab', 'Enter', 'Tab', 'ArrowDown']) await page.keyboard.press(key)
    const [, second] = await rows.allTextContents()
    await page.keyboard.press('Tab')
    expect(await rows.allTextContents()).toEqual([second])
    await page.locator('#FortuneRegistration .bonuses summary').focus()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Welcome bonus')
  })

  test('says how strong a new password is, and forgets it with the password', async () => {
    const page = await open(browser)
    await visit(page, 'aviator-1#NewCustomReg')
    await page.locator('#NewCustomReg .promo-apply').waitFor({ state: 'attached' })
    const password = page.locator('#NewCustomReg [name=password]')
    const strength = page.locator('#NewCustomReg .strength')
    expect(await strength.getAttribute('role')).toBe('status')
    for (const [typed, said] of [
      ['123456', 'Weak password'],
      ['secret-1', 'Fair password'],
      ['correct-horse', 'Strong password'],
    ] as const) {
      await password.fill(typed)
      await expect.poll(() => strength.textContent()).toBe(said)
    }
    await page.getByRole('link', { name: 'Close' }).click()
    await page.locator('.page .button-main').first().click()
    await strength.waitFor({ state: 'hidden' })
  })

  test('has the field attributes for autofill and on-screen keyboards', async () => {
    const page = await open(browser)
    await visit(page, 'aviator-1#NewCustomReg')
    const field = (name: string) =>
      page.locator(`#NewCustomReg [name=${name}]`).evaluate((input: HTMLInputElement) => ({
        type: input.type,
        autocomplete: input.autocomplete,
        inputMode: input.inputMode,
        enterKeyHint: input.enterKeyHint,
      }))
    expect(await field('email')).toEqual({
      type: 'email',
      autocomplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
    })
    expect(await field('phone')).toMatchObject({ type: 'tel', autocomplete: 'tel-national', inputMode: 'tel' })
    expect(await field('phone_code')).toMatchObject({ autocomplete: 'tel-country-code' })
    expect(await field('password')).toMatchObject({ type: 'password', autocomplete: 'new-password' })
  })

  test('of every dialog says to browsers what belongs into its fields', async () => {
    const page = await open(browser)
    await visit(page, 'ui')
    const fields = page.locator('dialog :is(select, input:not([type=hidden], [type=radio], [type=checkbox]))')
    await page.locator('#thanks').waitFor({ state: 'attached' })
    const hints = await fields.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('name')}: ${one.getAttribute('autocomplete')}`),
    )
    expect([...new Set(hints)].sort()).toEqual([
      'currency: transaction-currency',
      'email: email',
      'email: username',
      'password: current-password',
      'password: new-password',
      'phone: tel-national',
      'phone: username',
      'phone_code: tel-country-code',
      'promo_code: off',
      'repeat_password: new-password',
    ])
    expect(await page.locator('dialog .label:not(label, legend), dialog .field > .label:not([for])').count()).toBe(0)
  })

  test('of a sign-in has a user name and the current password, on either tab', async () => {
    const page = await open(browser)
    await visit(page, '1win#auth')
    const hints = await page
      .locator('#auth input:is([name=email], [name=phone], [name=password])')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('name')}: ${one.getAttribute('autocomplete')}`))
    expect(hints).toEqual(['phone: username', 'email: username', 'password: current-password'])
  })
})
