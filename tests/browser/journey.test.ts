import { describe, expect, test } from 'vitest'
import { newEmail, newPhone } from '../identities.ts'
import { cases } from '../machine.ts'
import { mailed } from '../mails.ts'
import {
  atMainSite,
  campaign,
  fillEmail,
  fillPhone,
  openForm,
  restorePassword,
  send,
  startJourneys,
} from './journey.ts'
import { newPlayer } from './players.ts'
import { desktop, inMotion, phone } from './visit.ts'

const { browser, server, arrive, accountsBy } = await startJourneys()

describe('registering', () => {
  test.each(cases([['a phone', phone]], [['a desktop', desktop]]))(
    'by e-mail on %s: the campaign’s ids are recorded, and the visitor gets to the landing’s section',
    async (_, screen) => {
      const visitor = await arrive(`chickenroad-1?${campaign}&utm_source=x`, { ...screen, ...inMotion })
      const form = await openForm(visitor)
      const address = newEmail()
      await fillEmail(form, address)
      await send(form)
      await atMainSite(visitor)
      const arrived = new URL(visitor.url())
      expect(arrived.pathname).toMatch(/\/casino\/slot\/chicken-road$/)
      expect(Object.fromEntries(arrived.searchParams)).toMatchObject({
        welcomeme: '1',
        newReg: 'true',
        utm_source: 'x',
        click_id: 'c-81f2',
      })
      const [account] = await accountsBy('email', address)
      const events = server.db
        .selectFrom('events')
        .selectAll()
        .where('account_id', '=', account?.id ?? '')
      expect((await events.execute()).find(({ kind }) => kind === 'registration')).toMatchObject({
        landing: 'chickenroad-1',
        offer_id: 'offer-9',
        partner_id: 'partner-77',
        landing_id: 'landing-5',
        click_id: 'c-81f2',
      })
      expect(visitor.complaints).toEqual([])
    },
  )

  test('by phone: the number is formatted as it is typed, and stored in E.164', async () => {
    const visitor = await arrive('chickenroad-1')
    const form = await openForm(visitor)
    const digits = newPhone()
    await fillPhone(form, digits)
    await expect.poll(() => form.locator('[name=phone]').inputValue()).toMatch(/^\d{5} \d{5}$/)
    await send(form)
    await atMainSite(visitor)
    expect(await accountsBy('phone', `+91${digits}`)).toHaveLength(1)
  })
})

test('an invalid number is reported on submit, never while it is typed', async () => {
  const visitor = await arrive('hi/chickenroad-1')
  const form = await openForm(visitor)
  await form.locator('[id$="-way-phone"]').check({ force: true })
  const problem = form.locator('[data-problem=phone-invalid]')
  await form.locator('[name=phone]').pressSequentially('12345678')
  await form.locator('[name=password]:visible').fill('correct-horse')
  expect(await problem.isVisible()).toBe(false)
  await send(form)
  await problem.waitFor()
  await form.locator('[name=phone]').fill('9876543210')
  await problem.waitFor({ state: 'hidden' })
})

test('pasting an international number selects its country', async () => {
  const visitor = await arrive('chickenroad-1')
  const form = await openForm(visitor)
  await form.locator('[id$="-way-phone"]').check({ force: true })
  await form.locator('[name=phone]').fill('+880 1812-345678')
  await expect.poll(() => form.locator('[name=phone_code]').inputValue()).toBe('BD')
})

test('an existing account is reported, and the form stays', async () => {
  const { username } = await newPlayer(browser, server)
  const visitor = await arrive('chickenroad-1')
  const form = await openForm(visitor)
  await fillEmail(form, username)
  await send(form)
  await visitor.locator('dialog[open] .notification-warning').waitFor()
  expect(await form.locator('[name=email]').inputValue()).toBe(username)
})

test('a second click during the request registers once', async () => {
  const visitor = await arrive('chickenroad-1')
  const form = await openForm(visitor)
  const address = newEmail()
  await fillEmail(form, address)
  const sent: string[] = []
  visitor.on('request', (request) => request.url().endsWith('/v3/registration') && sent.push(request.url()))
  await form.locator('.button-submit').dblclick()
  await atMainSite(visitor)
  expect(sent).toHaveLength(1)
})

describe('a promo code', () => {
  const apply = async (code: string) => {
    const visitor = await arrive('chickenroad-1')
    const form = await openForm(visitor)
    await form.locator('.promo summary').click()
    await form.locator('[name=promo_code]').fill(code)
    await form.locator('.promo-apply').click()
    return { visitor, form }
  }

  test('that is accepted replaces the bonus, until it is cancelled', async () => {
    const { form } = await apply('150150')
    await form.locator('.promo-accepted').getByText('150% on your first deposit').waitFor()
    expect(await form.locator('.bonuses').count()).toBe(0)
    await form.locator('.promo-apply').click()
    await form.locator('.bonuses').waitFor()
    expect(await form.locator('[name=promo_code]').inputValue()).toBe('')
  })

  test('that is refused says why', async () => {
    const { form } = await apply('100100')
    await form.getByText('This promo code is no longer active').waitFor()
    for (const [code, words] of [
      ['999999', 'This promo code does not exist'],
      ['111111', 'This promo code was already used'],
      ['ABC', 'A promo code has digits 0-9 only, 12 at most.'],
      ['', 'Enter promo code.'],
    ] as const) {
      await form.locator('[name=promo_code]').fill(code)
      await form.locator('.promo-apply').click()
      await form.getByText(words).waitFor()
    }
  })
})

test('Google’s button creates an account, and later signs in to it', async () => {
  const name = `${crypto.randomUUID()}@gmail.com`
  for (const isNew of ['true', null]) {
    const visitor = await arrive('chickenroad-1')
    const form = await openForm(visitor)
    const [account] = await Promise.all([visitor.waitForEvent('popup'), form.locator('.button-google').click()])
    await account.locator('input[type=email]').fill(name)
    await account.locator('form button').click()
    await atMainSite(visitor)
    expect(new URL(visitor.url()).searchParams.get('newReg')).toBe(isNew)
  }
  expect(await accountsBy('email', name)).toHaveLength(1)
})

test('password recovery sends a link that opens a form for a new password', async () => {
  const { username: address } = await newPlayer(browser, server)
  const forgetful = await arrive('1win#auth')
  await forgetful
    .locator('dialog[open]')
    .getByRole('link', { name: /forgot/i })
    .click()
  const reset = forgetful.locator('#resetPassword[open] form')
  await reset.locator('[name=email]').fill(address)
  await send(reset)
  await forgetful.locator('.notification-success').waitFor()
  const token = await mailed(server.outbox, address, /#recover=([\w-]+)/)
  const restored = await arrive(`1win#recover=${token}`)
  await restorePassword(restored, 'battery-staple')
})

test('a new player confirms the e-mail by the link in the message', async () => {
  const { username: address } = await newPlayer(browser, server)
  const visitor = await arrive(`1win#confirm=${await mailed(server.outbox, address, /#confirm=([\w-]+)/)}`)
  await visitor.locator('dialog[open]').getByRole('button', { name: 'Yes, confirm it' }).click()
  await visitor.locator('.notification-success').waitFor()
  expect((await accountsBy('email', address))[0]?.email_confirmed).toBe(1)

  const late = await arrive('1win#confirm=made-up')
  await late.locator('dialog[open]').getByRole('button', { name: 'Yes, confirm it' }).click()
  await late.locator('dialog[open] .notification-error', { hasText: 'This link has expired' }).waitFor()
})

test('a registered player signs in by e-mail', async () => {
  const { username: address } = await newPlayer(browser, server)
  const visitor = await arrive('1win#auth')
  const signIn = visitor.locator('dialog[open] form')
  await signIn.locator('[id$="-way-email"]').check({ force: true })
  await signIn.locator('[name=email]').fill(address)
  await signIn.locator('[name=password]').fill('wrong-horse')
  await send(signIn)
  await visitor.locator('dialog[open] .notification-error').waitFor()
  await signIn.locator('[name=password]').fill('correct-horse')
  await send(signIn)
  await atMainSite(visitor)
  expect(new URL(visitor.url()).searchParams.has('newReg')).toBe(false)
})

test('the inline form leads to its success page, not to the main site', async () => {
  const visitor = await arrive('reg-form')
  const form = visitor.locator('.dialog-inline form')
  await fillEmail(form, newEmail())
  await send(form)
  await visitor.waitForURL('**/successAuthorization**')
})
