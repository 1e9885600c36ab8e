import { affiliateIds } from '../../../rules/attribution.ts'
import { isCaptchaOn } from '../../../rules/form/captcha.ts'
import type { Draft } from '../draft.ts'
import type { PageBrowser } from '../page-browser.ts'
import { affiliate, bonuses, captcha, dialog, flow, promo, session } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { chooseFrom, loadBonuses } from './bonuses.ts'
import { startingCurrency } from './currency.ts'
import { applyPromo } from './promo.ts'
import { sendStatistics } from './statistics.ts'
import { goOn } from './success.ts'
import { forgetDraft, keptDraft } from './unanswered.ts'

const affiliateCookies = ['click_id', 'offer_id', 'partner_id', 'landing_id']

/** What the visitor chose before the registration was loaded. */
export type EarlyChoice = { readonly currency?: string; readonly bonusId?: number | null }

/** A dialog has been opened: loads its bonuses and the captcha settings, and sends the statistics. */
export async function dialogOpened(registration: RegistrationStore, name: string, early: EarlyChoice): Promise<void> {
  const { store, setup } = registration
  const { browser, landing } = setup
  const kind = landing.dialogs.get(name)?.kind
  const known = kind === 'registration' || kind === 'variant' ? 'registration' : kind
  const kept = keptDraft(registration)
  const draft = kept?.dialog === name ? kept : undefined
  store.dispatch(
    dialog.actions.opened({
      name,
      kind: known === 'registration' || known === 'sign-in' || known === 'reset-password' ? known : 'other',
      formId: draft?.formId ?? browser.newId(),
    }),
  )
  if (draft) browser.refill(draft)
  store.dispatch(flow.actions.moved({ kind: 'idle' }))
  const cookies = new Map(affiliateCookies.map((cookie) => [cookie, browser.readCookie(cookie) ?? '']))
  store.dispatch(affiliate.actions.read(affiliateIds(browser.query(), cookies)))
  if (known !== 'registration') return void (await configure(registration))
  await inTasksOfTheirOwn(browser, [
    () => startBonuses(registration, draft, early),
    () => configure(registration),
    () => sendStatistics(registration),
  ])
}

/** Begins one after the other: a gesture that comes meanwhile, and what was just shown, wait for one of them at most. */
async function inTasksOfTheirOwn({ wait }: Pick<PageBrowser, 'wait'>, jobs: readonly (() => Promise<void>)[]) {
  const begun: Promise<void>[] = []
  for (const job of jobs) {
    await wait(0)
    begun.push(job())
  }
  await Promise.all(begun)
}

/** Closing the dialog clears the form and its promo code. */
export function dialogClosed(registration: RegistrationStore): void {
  const { store, setup } = registration
  const { flow: left, dialog: open } = store.getState()
  if (open && keptDraft(registration)?.dialog === open.name) forgetDraft(registration)
  if (left.kind === 'unanswered' || left.kind === 'second-step') store.dispatch(flow.actions.moved({ kind: 'idle' }))
  store.dispatch(dialog.actions.closed())
  store.dispatch(promo.actions.moved({ kind: 'none' }))
  store.dispatch(bonuses.actions.cleared(setup.landing.bonus.bonusId))
  // Credentials are shown to a player who is already registered: closing them continues.
  if (left.kind === 'credentials') void goOn(registration, left.onward)
}

async function startBonuses(
  registration: RegistrationStore,
  draft: Draft | undefined,
  early: EarlyChoice,
): Promise<void> {
  const { store } = registration
  const currency = startingCurrency(registration, early.currency ?? draft?.form.currency)
  const former = early.bonusId === undefined ? draft?.form.bonus : early.bonusId
  const { list, listCurrency, currency: asked } = store.getState().bonuses
  if (list && former === undefined && listCurrency === currency && asked === currency) chooseFrom(registration, list)
  else await loadBonuses(registration, currency, former)
  if (draft?.form.isPromo) await applyPromo(registration, draft.form.promo)
}

/** Loads the settings of the captcha and of the Google button. */
async function configure({ store, read, setup }: RegistrationStore): Promise<void> {
  const outcome = await read('additional-settings', {})
  if (outcome.kind !== 'answer') return
  const { captcha_site_key, captcha_provider, google_client_id } = outcome.content
  store.dispatch(captcha.actions.configured({ siteKey: captcha_site_key, provider: captcha_provider }))
  store.dispatch(session.actions.googleConfigured(google_client_id))
  store.dispatch(captcha.actions.displayed(isCaptchaOn(store.getState().captcha, setup.browser.query())))
}
