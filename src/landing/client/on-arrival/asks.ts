import { chooseCurrency, unavailableCurrency } from '../../../rules/form/currency-choice.ts'
import type { Page } from '../../page/page.ts'

/** Whether an arrival asks for something that the document does not show: see `onArrival`. */
export const asksOnArrival = (page: Page): boolean => asksOtherCurrency(page) || isSignedIn() || asksDialog()

/** Whether the campaign, or an earlier page, asks for another currency than that of the document. */
export function asksOtherCurrency({ currencies, bonus }: Page): boolean {
  const site = { currencies, defaultCurrency: bonus.currency }
  const query = new URLSearchParams(location.search)
  const isOther = chooseCurrency(site, { query, cookie: cookie('currency') }) !== bonus.currency
  return isOther || unavailableCurrency(site, query) !== undefined
}

/** Either the server's mark of its own cookie, or the access token of another service. */
export const isSignedIn = () => (cookie('signed_in') ?? cookie('access_token')) !== undefined

export const asksDialog = () => new URLSearchParams(location.search).get('show_reg') === 'true'

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1]
