import { describe, expect, test } from 'vitest'
import { newEmail } from '../identities.ts'
import { fillEmail, openForm, pickBonus, startJourneys } from './journey.ts'
import { sendAndCompare } from './shown-and-sent.ts'

const { arrive } = await startJourneys()

const register = 'a.button-main[data-opens]'

describe('what a form shows is what it sends', () => {
  test('a bonus that is picked while the list is loading', async () => {
    const visitor = await arrive('casino-bonus')
    const list = Promise.withResolvers<void>()
    await visitor.route(/welcome-for-land/, async (route) => {
      await list.promise
      await route.continue()
    })
    await visitor.locator('.top-register').click()
    const form = visitor.locator('dialog[open] form')
    await pickBonus(form, '102')
    await form.locator('.promo-apply').waitFor({ state: 'attached' })
    list.resolve()
    await fillEmail(form, newEmail())
    expect(await sendAndCompare(visitor, form)).toMatchObject({ bonus: 102 })
  })

  test('a currency whose bonuses cannot be loaded', async () => {
    const visitor = await arrive('sport-land')
    const form = await openForm(visitor, '.top-register')
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    await visitor.route(/welcome-for-land/, (route) => route.abort())
    await form.locator('[name=currency]').selectOption('USD')
    await visitor.locator('dialog[open] .notification').waitFor()
    await visitor.unroute(/welcome-for-land/)
    await fillEmail(form, newEmail())
    expect(await sendAndCompare(visitor, form)).toMatchObject({ currency: 'INR', bonus: 102 })
  })

  test('after going to the sign-in dialog and back', async () => {
    const visitor = await arrive('1win?bonus=sport')
    const form = await openForm(visitor, register)
    await expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    await form.locator('[name=currency]').selectOption('USD')
    await pickBonus(form, '')
    await form.locator('.switch a').click()
    await visitor.locator('dialog[open]#auth .switch a').click()
    await visitor.locator('dialog[open]:not(#auth)').waitFor()
    await fillEmail(form, newEmail())
    await sendAndCompare(visitor, form)
  })

  test('without a bonus, whatever is changed afterwards', async () => {
    const visitor = await arrive('1win')
    const form = await openForm(visitor, register)
    const settled = () => expect.poll(() => form.getAttribute('aria-busy')).toBeNull()
    const picked = () =>
      form.locator('[name=bonus_id]:checked').evaluateAll((all) => all.map((one) => 'value' in one && one.value))
    await settled()
    await pickBonus(form, '')
    expect(await picked()).toEqual([''])
    await form.locator('[name=currency]').selectOption('USD')
    await settled()
    expect(await picked()).toEqual([''])
    await visitor.locator('dialog[open] [data-closes]').first().click()
    await visitor.locator(register).first().click({ force: true })
    await form.waitFor()
    await settled()
    expect(await picked()).toHaveLength(1)
  })

  test('a promo code in place of the bonus, and the bonus again without it', async () => {
    const visitor = await arrive('sport-land')
    const form = await openForm(visitor, '.top-register')
    await pickBonus(form, '101')
    await form.locator('.promo summary').click()
    await form.locator('[name=promo_code]').fill('150150')
    await form.locator('.promo-apply').click()
    await form.locator('.promo-accepted').waitFor()
    expect(await form.locator('.bonus, .submit-amount').count()).toBe(0)
    await form.locator('.promo-apply').click()
    await fillEmail(form, newEmail())
    expect(await sendAndCompare(visitor, form)).toMatchObject({ bonus: 101, promised: [expect.any(String)] })
  })
})
