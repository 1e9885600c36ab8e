import { chooseCurrency, unavailableCurrency } from '../../rules/form/currency-choice.ts'
import { openDialog } from '../page/open-dialog.ts'
import type { Page } from '../page/page.ts'
import type { Bridge } from './journey.tsx'

/** What cannot wait for a gesture: a player who is signed in, a campaign's currency, a dialog that a link opens. */
export function onArrival(bridge: Bridge): void {
  const page = bridge.page()
  if (asksOtherCurrency(page)) quietly(bridge, ({ registration }) => registration.followCampaign())
  if (isSignedIn()) quietly(bridge, ({ registration }) => registration.recognise())
  else if (new URLSearchParams(location.search).get('show_reg') === 'true') openDialog(page.dialog.name)
}

const quietly = ({ bring }: Bridge, work: (brought: Awaited<ReturnType<Bridge['bring']>>) => unknown) =>
  void bring().then(work, () => undefined)

/** Whether the campaign, or an earlier page, asks for another currency than that of the document. */
function asksOtherCurrency({ currencies, bonus }: Page): boolean {
  const site = { currencies, defaultCurrency: bonus.currency }
  const query = new URLSearchParams(location.search)
  const isOther = chooseCurrency(site, { query, cookie: cookie('currency') }) !== bonus.currency
  return isOther || unavailableCurrency(site, query) !== undefined
}

/** Either the server's mark of its own cookie, or the access token of another service. */
const isSignedIn = () => (cookie('signed_in') ?? cookie('access_token')) !== undefined

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1]
