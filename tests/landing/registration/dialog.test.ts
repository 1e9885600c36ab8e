import { describe, expect, test } from 'vitest'
import { createFakeBrowser } from './fake-browser.ts'
import { answer, bonusList, failure, held } from './fake-port.ts'
import { visitorOf } from './visitor.ts'

describe('opening a registration dialog', () => {
  test('loads the bonuses of the landing’s currency, and chooses the advertised one', async () => {
    const { registration, state, sentTo } = visitorOf()
    await registration.dialogOpened('registration')
    expect(sentTo('welcome-bonuses')[0]?.query).toEqual({ currency: 'INR', landing: 'aviator-1' })
    expect(state().bonuses).toEqual({
      currency: 'INR',
      list: bonusList,
      listCurrency: 'INR',
      chosen: 102,
      isLoading: false,
    })
  })

  test.each([
    ['?val_cur=usd', 'USD'],
    ['?currency=BRL', 'BRL'],
    ['?currency=XYZ', 'INR'],
  ])('with %s loads the bonuses of %s', async (query, currency) => {
    const { registration, sentTo } = visitorOf({ address: `https://landing.example/aviator-1${query}` })
    await registration.dialogOpened('registration')
    expect(sentTo('welcome-bonuses').map(({ query: sent }) => sent['currency'])).toEqual([currency])
  })

  test('takes the currency of an earlier page from its cookie', async () => {
    const browser = createFakeBrowser()
    browser.cookies.set('currency', { value: 'USD', seconds: 60 })
    const { registration, sentTo } = visitorOf({ browser })
    await registration.dialogOpened('registration')
    expect(sentTo('welcome-bonuses')[0]?.query['currency']).toBe('USD')
  })

  test('chooses the bonus named by the query', async () => {
    const { registration, state } = visitorOf({ address: 'https://landing.example/aviator-1?bonus=SPORT' })
    await registration.dialogOpened('registration')
    expect(state().bonuses.chosen).toBe(101)
  })

  test('works without bonuses if they cannot be loaded', async () => {
    const { registration, state, next } = visitorOf()
    next('welcome-bonuses', failure(500))
    await registration.dialogOpened('registration')
    expect(state().bonuses).toMatchObject({ list: null, isLoading: false })
  })

  test('shows the bonuses of the last chosen currency, even if responses arrive out of order', async () => {
    const { registration, state, next } = visitorOf()
    const slow = held()
    next('welcome-bonuses', slow.result, answer({ data: { data: [] } }))
    const first = registration.chooseCurrency('USD')
    await registration.chooseCurrency('BRL')
    slow.come(answer({ data: { data: bonusList } }))
    await first
    expect(state().bonuses).toEqual({ currency: 'BRL', list: [], listCurrency: 'BRL', chosen: null, isLoading: false })
  })

  test('sends statistics once per page, with the form id and the affiliate ids', async () => {
    const address = 'https://landing.example/aviator-1?value_1=o1&value_2=77&click_id=c9'
    const { registration, sentTo, state } = visitorOf({ address })
    await registration.dialogOpened('registration')
    expect(sentTo('open-registration-form')[0]?.body).toMatchObject({
      form_id: state().dialog?.formId,
      type: '1',
      offer_id: 'o1',
      partner_id: '77',
      click_id: 'c9',
      landing: 'aviator-1',
      locale: 'hi',
    })
    registration.dialogClosed('registration')
    await registration.dialogOpened('registration')
    expect(sentTo('open-registration-form')).toHaveLength(1)
  })

  test('waits for an expected visitor id, and gives up after 100 seconds', async () => {
    const { registration, happened, sentTo } = visitorOf({ landing: { setsVisitorId: true } })
    await registration.dialogOpened('registration')
    expect(happened.filter((one) => one === 'wait 5000')).toHaveLength(20)
    expect(sentTo('open-registration-form')[0]?.body['ga_id']).toBe('')
  })

  test('sends a visitor id that arrives late', async () => {
    const fake = createFakeBrowser()
    const wait = async () => void fake.cookies.set('_ga', { value: 'GA1.1.7', seconds: 60 })
    const browser = { ...fake, browser: { ...fake.browser, wait } }
    const { registration, sentTo } = visitorOf({ browser, landing: { setsVisitorId: true } })
    await registration.dialogOpened('registration')
    expect(sentTo('open-registration-form').map(({ body }) => body['ga_id'])).toEqual(['GA1.1.7'])
  })

  test('does not lose the statistics of a visitor who leaves before', async () => {
    const fake = createFakeBrowser()
    const never = new Promise<void>(() => {})
    const wait = (milliseconds: number) => (milliseconds === 5000 ? never : fake.browser.wait(milliseconds))
    const browser = { ...fake, browser: { ...fake.browser, wait } }
    const { registration, sentTo, leave } = visitorOf({ browser, landing: { setsVisitorId: true } })
    const opened = registration.dialogOpened('registration')
    expect(sentTo('open-registration-form')).toEqual([])
    leave()
    await opened
    expect(sentTo('open-registration-form').map(({ body }) => body['ga_id'])).toEqual([''])
  })

  test('twice at once loads everything once', async () => {
    const { registration, sentTo } = visitorOf()
    await Promise.all([registration.dialogOpened('registration'), registration.dialogOpened('registration')])
    expect(sentTo('welcome-bonuses')).toHaveLength(1)
  })
})

test('a sign-in dialog loads no bonuses and sends no statistics', async () => {
  const { registration, sent } = visitorOf()
  await registration.dialogOpened('sign-in')
  expect(sent.map(({ name }) => name)).toEqual(['additional-settings'])
})

test('settings are cached, failures are not', async () => {
  const { registration, sentTo, next } = visitorOf()
  next('additional-settings', failure(500))
  await registration.dialogOpened('sign-in')
  await registration.dialogOpened('registration')
  registration.dialogClosed('registration')
  await registration.dialogOpened('reset-password')
  expect(sentTo('additional-settings')).toHaveLength(2)
})

test('the bonuses of a currency are loaded again whenever it is chosen', async () => {
  const { registration, sentTo } = visitorOf()
  await registration.dialogOpened('registration')
  for (const currency of ['USD', 'INR']) await registration.chooseCurrency(currency)
  expect(sentTo('welcome-bonuses').map(({ query }) => query['currency'])).toEqual(['INR', 'USD', 'INR'])
})

describe('a captcha', () => {
  const settings = answer({ captcha_site_key: 'key', captcha_provider: 'own', google_client_id: '' })

  test('is shown if there is a site key', async () => {
    const { registration, state, next } = visitorOf()
    next('additional-settings', settings)
    await registration.dialogOpened('registration')
    expect(state().captcha).toMatchObject({ siteKey: 'key', provider: 'own', displayCaptcha: true })
  })

  test('is off if the query says so', async () => {
    const { registration, state, next } = visitorOf({ address: 'https://landing.example/aviator-1?captcha=off' })
    next('additional-settings', settings)
    await registration.dialogOpened('registration')
    expect(state().captcha.displayCaptcha).toBe(false)
  })

  test('whose challenge cannot be loaded fails without blocking the form', async () => {
    const { registration, state, next } = visitorOf()
    next('captcha-challenge', failure(503))
    await expect(registration.askChallenge()).rejects.toThrow()
    registration.captchaFailed()
    expect(state().captcha.isUnavailable).toBe(true)
  })
})

describe('a promo code', () => {
  test('that is accepted shows its description and replaces the bonus', async () => {
    const { registration, state, sentTo } = visitorOf()
    await registration.dialogOpened('registration')
    await registration.applyPromo(' 123 ')
    expect(sentTo('check-promo')[0]?.body).toEqual({ code: '123', currency: 'INR', locale: 'hi' })
    expect(state().promo).toEqual({ kind: 'accepted', code: '123', description: '500 more' })
    registration.chooseBonus(101)
    expect(state().bonuses.chosen).toBe(102)
  })

  test.each([
    ['alreadyUsed', 'ui.promo.used'],
    ['badRequest', 'ui.promo.inactive'],
    ['notFound', 'ui.promo.unknown'],
  ])('refused with %s shows %s', async (reason, text) => {
    const { registration, state, next } = visitorOf()
    next('check-promo', failure(400, { reason, location: 'code' }))
    await registration.applyPromo('123')
    expect(state().promo).toEqual({ kind: 'refused', code: '123', text })
  })

  test.each([
    ['', 'ui.promo.empty'],
    ['abc', 'ui.promo.malformed'],
  ])('%j is refused without a request', async (code, text) => {
    const { registration, state, sent } = visitorOf()
    await registration.applyPromo(code)
    expect(state().promo).toEqual({ kind: 'refused', code, text })
    expect(sent).toEqual([])
  })

  test('that is cancelled restores the choice of bonuses', async () => {
    const { registration, state } = visitorOf()
    await registration.applyPromo('123')
    registration.cancelPromo()
    expect(state().promo).toEqual({ kind: 'none' })
    registration.chooseBonus(101)
    expect(state().bonuses.chosen).toBe(101)
  })

  test('without a response is neither accepted nor refused', async () => {
    const { registration, state, next, shown } = visitorOf()
    next('check-promo', { kind: 'no-response' })
    await registration.applyPromo('123')
    expect(state().promo).toEqual({ kind: 'none' })
    expect(shown()).toEqual(['ui.notice.no-connection'])
  })
})
