import { chooseCurrency, unavailableCurrency } from '../../../rules/form/currency-choice.ts'
import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { RegistrationStore } from '../store.ts'
import { loadBonuses } from './bonuses.ts'
import { notify } from './notify.ts'

/** The currency that a dialog starts with: that of its form, of the campaign, or of an earlier page. */
export function startingCurrency({ setup }: RegistrationStore, dialog?: string): string {
  const { landing, browser } = setup
  const site = { currencies: landing.currencies, defaultCurrency: landing.bonus.currency }
  return chooseCurrency(site, { dialog, query: browser.query(), cookie: browser.readCookie('currency') })
}

/** Before a dialog is opened, shows the page in the currency of its campaign. */
export async function followCampaign(registration: RegistrationStore): Promise<void> {
  const { state, setup } = registration
  const { bonus, currencies } = setup.landing
  if (state().bonuses.currency !== '') return
  const currency = startingCurrency(registration)
  if (currency !== bonus.currency) return loadBonuses(registration, currency)
  if (unavailableCurrency({ currencies }, setup.browser.query()))
    notify(registration, noticeOf(100, message('ui.notice.currency-unavailable')))
}
