import { createRegistration, type Entered, type LandingSetup } from '../../../src/landing/registration/index.ts'
import { createFakeBrowser } from './fake-browser.ts'
import { createFakePort } from './fake-port.ts'

const landing: LandingSetup = {
  slug: 'aviator-1',
  locale: 'hi',
  defaultLocale: 'en',
  hosts: {
    mainSite: 'www.powerplay.example',
    redirectHosts: ['mirror.powerplay.example'],
  },
  section: { path: '/casino/aviator' },
  registrationType: 1,
  afterSuccess: { kind: 'section' },
  addressOf: (slug) => `/new-promo-ipl/hi/${slug}`,
  dialogs: new Map(
    (['registration', 'sign-in', 'reset-password'] as const).map((kind) => [kind, { kind, agreements: true } as never]),
  ),
  setsVisitorId: false,
  currencies: ['INR', 'USD', 'BRL'].map((code) => ({ code, symbol: code, digits: 2, flag: '' })) as never,
  bonus: { currency: 'INR', bonusId: 102, category: 'casino' },
}

type Changes = {
  readonly landing?: Partial<LandingSetup>
  readonly address?: string
  readonly browser?: ReturnType<typeof createFakeBrowser>
}

/** A visitor of a landing, with the calls sent and the events of the fake browser. */
export function visitorOf({ landing: changes, address, browser = createFakeBrowser(address) }: Changes = {}) {
  const calls = createFakePort()
  const setup = { landing: { ...landing, ...changes }, port: calls.port, browser: browser.browser }
  const registration = createRegistration(setup)
  const shown = () =>
    registration
      .state()
      .notices.flatMap(({ messages }) => messages.map((one) => (one.kind === 'message' ? one.id : one.text)))
  return { ...calls, ...browser, browser, setup, registration, state: registration.state, shown }
}

export function entered(changes: Partial<Entered['form']> = {}, tab: Entered['tab'] | 'none' = 'email'): Entered {
  return {
    tab: tab === 'none' ? undefined : tab,
    confirmsTerms: undefined,
    form: {
      email: 'a@example.com',
      phone_user: '98765 43210',
      phone_code: '91',
      iso_code: 'IN',
      password: 'correct-horse',
      repeat_password: 'correct-horse',
      currency: 'INR',
      promo: '',
      isPromo: false,
      isTwoStep: false,
      bonus: 102,
      checkbox1: true,
      checkbox2: true,
      confirm_subscribers: ['news'],
      ...changes,
    },
  }
}

/** A browser whose session began on an earlier page. */
export function signedInBrowser({ isExpired = false } = {}) {
  const browser = createFakeBrowser()
  browser.storage.set('tokens', JSON.stringify({ refresh_token: 'kept-refresh' }))
  if (!isExpired) browser.cookies.set('access_token', { value: 'old', seconds: 900 })
  return browser
}
