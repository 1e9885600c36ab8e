import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What the form shows: the picked bonus, its amounts in its row and on the button, the currency and the dial code. */
export async function shownBy(form: Locator) {
  const picked = form.locator('[name=bonus_id]:checked')
  const country = form.locator('[name=phone_code]')
  return {
    bonus: Number(await picked.inputValue()) || null,
    amount: await form.locator('.bonus:has(:checked) .bonus-amount').allTextContents(),
    promised: await form.locator('.submit-amount').allTextContents(),
    currency: await form.locator('[name=currency]').inputValue(),
    country: (await country.count()) > 0 ? await country.inputValue() : undefined,
  }
}

/** Sends the form, and compares what the request contains with what the form showed. */
export async function sendAndCompare(page: Page, form: Locator, way = '.button-submit') {
  await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
  const shown = await shownBy(form)
  expect(shown.promised).toEqual(shown.amount)
  const asked = page.waitForRequest(/registration$/)
  await form.locator(way).click()
  const body = (await asked).postDataJSON()
  expect(body).toMatchObject({ bonus_id: shown.bonus, currency: shown.currency })
  if (shown.country) expect(body.phone_code).toBe(shown.country)
  return shown
}
