import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { atMainSite, fillEmail, send, startJourneys } from './journey.ts'
import { playerWithApp } from './player-with-app.ts'
import { open, phone } from './visit.ts'

const { server, browser, arrive } = await startJourneys()

/** A visitor who has entered name and password. */
async function afterPassword(place = '1win#auth') {
  const player = await playerWithApp(server.address)
  const visitor = await arrive(place)
  const form = visitor.locator('dialog[open] form')
  await fillEmail(form, player.username)
  await send(form)
  const step = visitor.locator('dialog[open] .second-step')
  await step.waitFor()
  return { player, visitor, step, code: step.locator('[name=code]') }
}

test('the dialog asks for the code in place of the form, and says what is wrong with it', async () => {
  const { player, visitor, step, code } = await afterPassword()
  expect(await visitor.locator('dialog[open] [name=password]').count()).toBe(0)
  expect(await code.evaluate((input: HTMLInputElement) => [input.autocomplete, input.inputMode])).toEqual([
    'one-time-code',
    'numeric',
  ])
  await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await visitor.locator('dialog[open]').evaluate((dialog) => dialog.ariaLabelledByElements?.length)).toBe(1)
  expect(await barriersIn(visitor, 'dialog[open]')).toEqual([])
  await send(step)
  await step.getByText('Enter the code').waitFor()
  await code.fill('000 000')
  await send(step)
  await step.getByText('This code is wrong').waitFor()
  expect(await code.getAttribute('aria-invalid')).toBe('true')
  await code.fill(player.nextCode())
  await send(step)
  await atMainSite(visitor)
})

test('a recovery code has letters, and signs in once', async () => {
  const { player, visitor, step, code } = await afterPassword()
  await step.getByRole('button', { name: 'Use a recovery code' }).click()
  expect(await code.evaluate((input: HTMLInputElement) => input.inputMode)).toBe('text')
  await code.fill(player.recoveryCode)
  await code.press('Enter')
  await atMainSite(visitor)
})

test('back leads to the form, and closing the dialog forgets the step', async () => {
  const { player, visitor, step } = await afterPassword()
  await step.getByRole('button', { name: 'Back' }).click()
  const form = visitor.locator('dialog[open] form')
  await fillEmail(form, player.username)
  await send(form)
  await step.waitFor()
  await visitor.locator('dialog[open] .dialog-close').click()
  await visitor.locator('.top-link').click()
  await form.locator('[name=password]').waitFor()
  expect(await step.count()).toBe(0)
})

test('after ten minutes the form returns, and says why', async () => {
  const { visitor, step, code } = await afterPassword()
  await server.db.updateTable('player_second_steps').set({ expires_at: 0 }).execute()
  await code.fill('123456')
  await send(step)
  await visitor.getByText('Time is up for this step').waitFor()
  await visitor.locator('dialog[open] [name=password]').waitFor()
})

test('without JavaScript, the server asks for the code on a page of its own', async () => {
  const player = await playerWithApp(server.address)
  const page = await open(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${server.address}/new-promo-ipl/wheel-of-fortune-audio?value_1=o1`)
  await page.locator('.top-link').click()
  const dialog = page.locator('#authFortune')
  await dialog.locator('label', { hasText: 'By e-mail' }).click()
  await dialog.locator('[name=email]').fill(player.username)
  await dialog.locator('[name=password]').fill('correct-horse')
  await dialog.locator('.button-submit').click()
  const field = page.getByLabel('Code')
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await page.locator('.problem:visible').count()).toBe(0)
  const back = new URL((await page.getByRole('link', { name: 'Back' }).getAttribute('href')) ?? '', page.url())
  expect([back.pathname, back.hash]).toEqual(['/new-promo-ipl/wheel-of-fortune-audio', '#authFortune'])
  for (const [code, problem] of [
    ['', 'Enter the code'],
    ['000000', 'This code is wrong'],
  ] as const) {
    await field.fill(code)
    await page.getByRole('button').click()
    await expect
      .poll(() => page.locator('.problem:visible').allTextContents())
      .toEqual([expect.stringContaining(problem)])
  }
  await field.fill(player.nextCode())
  await page.getByRole('button').click()
  await atMainSite(page)
  expect(await page.locator('.player').textContent()).toContain('Your account')
})
