import { affiliateIds } from '../../../rules/edge/attribution.ts'
import { preselectBonus } from '../../../rules/form/bonus-choice.ts'
import { chooseCurrency } from '../../../rules/form/currency-choice.ts'
import { registrationPayload, signInPayload } from '../../../rules/form/registration-payload.ts'
import { welcomeBonuses } from '../../../services/offers/bonuses/welcome-bonuses.ts'
import type { Outcome } from './ask-platform.ts'
import { formIds } from './form-id.ts'
import type { Submission } from './submission.ts'

/** What a call that worked leads on to. */
export type Success = {
  readonly isNew: boolean
  readonly token: unknown
  readonly redirectUrl: string | undefined
  /** What one click made. */
  readonly credentials?: { readonly username: string; readonly password: string }
}

/** The same registration as the application sends; `sender` tells one visitor's form from another's. */
export async function callRegistration(submission: Submission, sender: string): Promise<Outcome<Success>> {
  const { edge } = submission
  const content = registrationBody(submission, '')
  const ids = formIds({ key: edge.formKey, sender, content, now: edge.now() })
  for (const [index, formId] of ids.entries()) {
    const outcome = await sendRegistration(submission, registrationBody(submission, formId))
    const isKnown = outcome.kind === 'failure' && outcome.status === 409
    if (!isKnown || index === ids.length - 1) return outcome
  }
  throw new Error('A form has an id.')
}

type Body = ReturnType<typeof registrationBody>

function registrationBody(submission: Submission, formId: string) {
  const { asked, entered, landing, page } = submission
  const { tab, confirmsTerms } = entered
  const currency = entered.currency ?? startCurrency(submission)
  const form = { ...entered.form, currency, bonus: chosenBonus(submission, currency) }
  const type = tab === 'one-click' ? '1' : (String(landing.registrationType) as '1' | '2' | '6')
  const payload = registrationPayload({
    form,
    tab,
    affiliate: affiliateIds(asked.query, asked.cookies),
    formId,
    type: type === '2' && !(form.email && form.phone_user) ? '1' : type,
  })
  const isWithTerms = payload.type !== '2' && confirmsTerms !== undefined
  return {
    ...payload,
    landing: landing.slug,
    locale: page.locale,
    ...(isWithTerms && { confirm_terms: confirmsTerms }),
  }
}

async function sendRegistration(submission: Submission, body: Body): Promise<Outcome<Success>> {
  const { ask } = submission.platform
  const outcome =
    body.type === '2'
      ? await ask('user-registration', { body, headers: await csrfHeader(submission) })
      : await ask('registration', { body })
  if (outcome.kind === 'failure') return outcome
  const { data, token, redirect_url: redirectUrl } = outcome.content
  const { username, password } = data
  const credentials = password === undefined ? {} : { credentials: { username, password } }
  return { kind: 'answer', content: { isNew: true, token, redirectUrl, ...credentials } }
}

function startCurrency({ site, landing, asked }: Submission): string {
  const market = site.markets.find(({ id }) => id === landing.market)
  const offered = new Set<string>([...(market?.currencies ?? []), landing.bonus.currency])
  const currencies = site.site.currencies.filter(({ code }) => offered.has(code))
  const places = { currencies, defaultCurrency: landing.bonus.currency }
  return chooseCurrency(places, { query: asked.query, cookie: asked.cookies.get('currency') })
}

/** The list of the document is that of one currency: what another one does not have is chosen anew. */
function chosenBonus({ site, landing, entered, asked }: Submission, currency: string): number | null {
  const offered = welcomeBonuses(site.manifest, currency as typeof landing.bonus.currency, landing.slug)
  if (entered.bonus === null || offered.some(({ bonusId }) => bonusId === entered.bonus)) return entered.bonus ?? null
  const bonuses = offered.map(({ bonusId, category }) => ({
    id: bonusId,
    name: '',
    casino: category === 'casino',
    bets: category === 'sport',
    max_bonus: { amount: 0 },
  }))
  const own = site.manifest.bonusPresets.find(({ id }) => id === landing.bonus.preset)
  return preselectBonus(bonuses, { query: asked.query, current: null, bonusIds: [own?.bonusId] })
}

export async function callLogin(submission: Submission): Promise<Outcome<Success>> {
  const { entered, asked, landing, page, platform } = submission
  const affiliate = affiliateIds(asked.query, asked.cookies)
  const payload = signInPayload({ form: entered.form, tab: entered.tab, affiliate })
  const body = { ...payload, landing: landing.slug, locale: page.locale }
  const outcome = await platform.ask('login', { body, headers: await csrfHeader(submission) })
  if (outcome.kind === 'failure') return outcome
  const { token, redirect_url: redirectUrl } = outcome.content
  return { kind: 'answer', content: { isNew: false, token, redirectUrl } }
}

/** Says that a message is on its way, whether there is such an account or not. */
export function callRecovery({ entered, asked, landing, page, platform }: Submission) {
  const affiliate = affiliateIds(asked.query, asked.cookies)
  const { username } = signInPayload({ form: entered.form, tab: entered.tab, affiliate })
  return platform.ask('request-recovery', { body: { username, landing: landing.slug, locale: page.locale } })
}

/** A failure gives an empty token: the call that needs it says what is wrong. */
async function csrfHeader({ platform }: Submission): Promise<Record<string, string>> {
  const outcome = await platform.ask('csrf-token')
  return { 'x-csrf-token': outcome.kind === 'answer' ? outcome.content.token : '' }
}
