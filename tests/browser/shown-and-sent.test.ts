import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newEmail } from '../identities.ts'
import { cases } from '../machine.ts'
import { launchChromium } from './browser.ts'
import { arriveAt, fillEmail, openForm, pickBonus, startJourneys } from './journey.ts'
import { sendAndCompare, shownBy } from './shown-and-sent.ts'
import { open } from './visit.ts'

const { arrive, server } = await startJourneys()
// Playwright disables the back/forward cache by default.
const remembering = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/** Registrations are not answered: the form stays, and can be compared with what was sent. */
const leaveUnanswered = (page: Page) => page.route(/registration$/, () => {})

describe('what a form shows is what it sends', () => {
  const campaigns = cases(
    [['casino-bonus?bonus=CASINO&currency=USD', 107]],
    [
      ['casino-bonus?bonus=sport', 102],
      ['sport-land?bonus=casino', 101],
      ['sport-land', 102],
    ],
  )
  test.each(campaigns)('%s: the bonus of the campaign', async (place, bonus) => {
    const visitor = await arrive(place)
    const form = await openForm(visitor, '.top-register')
    await fillEmail(form, newEmail())
    expect(await sendAndCompare(visitor, form)).toMatchObject({ bonus })
  })

  const picked = cases(
    [['sport-land?bonus=casino', '102']],
    [
      ['casino-bonus?bonus=sport', '101'],
      ['sport-land?bonus=casino', ''],
    ],
  )
  test.each(picked)('%s: a bonus that is picked (%s)', async (place, bonus) => {
    const visitor = await arrive(place)
    const form = await openForm(visitor, '.top-register')
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    await pickBonus(form, bonus)
    await fillEmail(form, newEmail())
    expect(await sendAndCompare(visitor, form)).toMatchObject({ bonus: Number(bonus) || null })
  })

  test('another currency, also when the form is sent at once', async () => {
    const visitor = await arrive('sport-land?bonus=casino')
    const form = await openForm(visitor, '.top-register')
    await fillEmail(form, newEmail())
    await form.locator('[name=currency]').selectOption('USD')
    await leaveUnanswered(visitor)
    const asked = visitor.waitForRequest(/registration$/)
    await form.evaluate((one: HTMLFormElement) => one.requestSubmit())
    const body = (await asked).postDataJSON()
    const shown = await shownBy(form)
    expect(shown).toMatchObject({ currency: 'USD', bonus: expect.any(Number) })
    expect(shown.promised).toEqual([expect.stringContaining('$')])
    expect(body).toMatchObject({ currency: shown.currency, bonus_id: shown.bonus })
  })

  test('values that appear without an event, as some password managers fill them in', async () => {
    const visitor = await arrive('sport-land')
    const form = await openForm(visitor, '.top-register')
    await fillEmail(form, newEmail())
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    await form.evaluate((one: HTMLFormElement) => {
      const field = (name: string) => one.querySelector<HTMLInputElement & HTMLSelectElement>(name)
      Object.assign(field('[name=currency]') ?? {}, { value: 'USD' })
      Object.assign(field('[name=bonus_id][value="101"]') ?? {}, { checked: true })
    })
    await leaveUnanswered(visitor)
    const asked = visitor.waitForRequest(/registration$/)
    await form.locator('.button-submit').click()
    const body = (await asked).postDataJSON()
    const { currency, bonus } = await shownBy(form)
    expect(body).toMatchObject({ currency, bonus_id: bonus })
  })

  test.each(cases(['sport-land?bonus=casino'], ['sport-land?currency=BDT']))(
    '%s: after closing and opening',
    async (place) => {
      const visitor = await arrive(place)
      const form = await openForm(visitor, '.top-register')
      await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
      const first = await shownBy(form)
      await pickBonus(form, '')
      // Before the browser has told that the dialog was closed.
      await visitor.evaluate(() => {
        for (const tapped of ['dialog[open] [data-closes]', '.top-register'])
          document.querySelector<HTMLElement>(tapped)?.click()
      })
      await form.waitFor()
      await fillEmail(form, newEmail())
      expect(await sendAndCompare(visitor, form)).toEqual(first)
    },
  )

  test('after leaving a changed form and coming back', async () => {
    const visitor = await open(remembering)
    await arriveAt(visitor, server.address, 'sport-land')
    await visitor.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      }),
    )
    const form = await openForm(visitor, '.top-register')
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    await form.locator('[name=currency]').selectOption('USD')
    await pickBonus(form, '')
    await visitor.goto('https://www.powerplay.example/')
    await visitor.goBack({ waitUntil: 'commit' })
    await visitor.locator('html[data-persisted=true]').waitFor()
    if (!(await form.isVisible())) await visitor.locator('.top-register').click()
    await fillEmail(form, newEmail())
    await sendAndCompare(visitor, form)
  })

  test('after a reload', async () => {
    const visitor = await arrive('sport-land')
    const form = await openForm(visitor, '.top-register')
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    await form.locator('[name=currency]').selectOption('USD')
    await pickBonus(form, '101')
    await visitor.reload()
    await openForm(visitor, '.top-register')
    await fillEmail(form, newEmail())
    await sendAndCompare(visitor, form)
  })

  test('never another amount, also before the registration is loaded', async () => {
    const visitor = await arrive('sport-land')
    await visitor.route('**/assets/start-*', () => {})
    await visitor.locator('.top-register').click()
    const form = visitor.locator('dialog[open] form')
    const promised = form.locator('.submit-amount:visible')
    expect(await promised.count()).toBe(1)
    await pickBonus(form, '101')
    expect(await promised.count()).toBe(0)
    // Nobody has closed the picker.
    await form.locator('.bonus:has([value="102"])').click()
    expect(await promised.count()).toBe(1)
  })

  test('a promo code that was typed but not applied is checked, and sent', async () => {
    const visitor = await arrive('sport-land')
    const form = await openForm(visitor, '.top-register')
    await fillEmail(form, newEmail())
    await form.locator('details.promo').evaluate((one: HTMLDetailsElement) => Object.assign(one, { open: true }))
    await form.locator('[name=promo_code]').fill('999')
    await form.locator('.button-submit').click()
    await form.locator('[id$=promo_code-answer].problem:not(:empty)').waitFor()
    await form.locator('[name=promo_code]').fill('150150')
    const asked = visitor.waitForRequest(/registration$/)
    await form.locator('.button-submit').click()
    expect((await asked).postDataJSON()).toMatchObject({ is_promo: true, promo_code: '150150' })
  })
})
