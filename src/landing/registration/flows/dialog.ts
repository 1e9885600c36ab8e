import { affiliateIds } from '../../../rules/attribution.ts'
import { isCaptchaOn } from '../../../rules/form/captcha.ts'
import { chooseCurrency } from '../../../rules/form/currency-choice.ts'
import { statisticsPayload } from '../../../rules/form/registration-payload.ts'
import { nextVisitorIdPoll } from '../../../rules/form/statistics-timing.ts'
import type { Draft } from '../draft.ts'
import { affiliate, captcha, dialog, flow, promo, session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { loadBonuses } from './bonuses.ts'
import { applyPromo } from './promo.ts'
import { goOn } from './success.ts'
import { forgetDraft, keptDraft } from './unanswered.ts'

const affiliateCookies = ['click_id', 'offer_id', 'partner_id', 'landing_id']

/** What a visitor had chosen before the registration was there. */
export type EarlyChoice = { readonly currency?: string; readonly bonusId?: number | null }

/** A dialog has been opened: bonuses of its currency, captcha, and one line for the statistics. */
export async function dialogOpened(registration: RegistrationStore, name: string, early: EarlyChoice): Promise<void> {
  const { store, setup } = registration
  const { surroundings, landing } = setup
  const kind = landing.dialogs.get(name)?.kind
  const known = kind === 'registration' || kind === 'variant' ? 'registration' : kind
  const kept = keptDraft(registration)
  const draft = kept?.dialog === name ? kept : undefined
  store.dispatch(
    dialog.actions.opened({
      name,
      kind: known === 'registration' || known === 'sign-in' || known === 'reset-password' ? known : 'other',
      formId: draft?.formId ?? surroundings.newId(),
    }),
  )
  if (draft) surroundings.refill(draft)
  store.dispatch(flow.actions.moved({ kind: 'idle' }))
  const cookies = new Map(affiliateCookies.map((cookie) => [cookie, surroundings.readCookie(cookie) ?? '']))
  store.dispatch(affiliate.actions.read(affiliateIds(surroundings.query(), cookies)))
  if (known !== 'registration') return void (await configure(registration))
  await Promise.all([configure(registration), startBonuses(registration, draft, early), sendStatistics(registration)])
}

/** Closing clears the form; what was applied to it goes, too. */
export function dialogClosed(registration: RegistrationStore): void {
  const { store } = registration
  const { flow: left, dialog: open } = store.getState()
  if (open && keptDraft(registration)?.dialog === open.name) forgetDraft(registration)
  if (left.kind === 'unanswered') store.dispatch(flow.actions.moved({ kind: 'idle' }))
  store.dispatch(dialog.actions.closed())
  store.dispatch(promo.actions.moved({ kind: 'none' }))
  // Who closes the dialog has seen the credentials, and is registered all the same.
  if (left.kind === 'credentials') void goOn(registration, left.onward)
}

async function startBonuses(
  registration: RegistrationStore,
  draft: Draft | undefined,
  early: EarlyChoice,
): Promise<void> {
  const { store, setup } = registration
  const { landing, surroundings } = setup
  const site = { currencies: landing.currencies, defaultCurrency: landing.bonus.currency }
  const currency = chooseCurrency(site, {
    dialog: early.currency ?? draft?.form.currency,
    query: surroundings.query(),
    cookie: surroundings.readCookie('currency'),
  })
  const { list, currency: listed } = store.getState().bonuses
  if (!list || listed !== currency)
    await loadBonuses(registration, currency, early.bonusId === undefined ? draft?.form.bonus : early.bonusId)
  if (draft?.form.isPromo) await applyPromo(registration, draft.form.promo)
}

/** Which captcha and which Google button there are. */
async function configure({ store, read, setup }: RegistrationStore): Promise<void> {
  const outcome = await read('additional-settings', {})
  if (outcome.kind !== 'answer') return
  const { captcha_site_key, captcha_provider, google_client_id } = outcome.content
  store.dispatch(captcha.actions.configured({ siteKey: captcha_site_key, provider: captcha_provider }))
  store.dispatch(session.actions.googleConfigured(google_client_id))
  store.dispatch(captcha.actions.displayed(isCaptchaOn(store.getState().captcha, setup.surroundings.query())))
}

/** Once a page; the visitor's id may arrive later, and is not waited for without end. */
async function sendStatistics(registration: RegistrationStore): Promise<void> {
  const { store, ask, setup } = registration
  const { landing, surroundings } = setup
  if (store.getState().session.areStatisticsSent) return
  store.dispatch(session.actions.statisticsSent())
  const analyticsId = await visitorId(registration)
  const { affiliate: ids, dialog: open } = store.getState()
  const payload = statisticsPayload({
    affiliate: ids,
    formId: open?.formId ?? surroundings.newId(),
    type: `${landing.registrationType}`,
    analyticsId,
  })
  await ask('open-registration-form', { body: { ...payload, landing: landing.slug, locale: landing.locale } })
}

/** The id that an analytics script may have set; without one the statistics go out all the same. */
async function visitorId({ setup }: RegistrationStore): Promise<string> {
  const { surroundings } = setup
  const read = () => surroundings.readCookie('_ga') ?? ''
  if (read() || !surroundings.readCookie('ga_expected')) return read()
  for (let elapsed = 0; ; ) {
    const pause = nextVisitorIdPoll(elapsed)
    if (pause === undefined) return ''
    await surroundings.wait(pause)
    elapsed += pause
    if (read()) return read()
  }
}
