import { openDialog } from '../../page/open-dialog.ts'
import type { Bridge } from '../journey.tsx'
import { asksDialog, asksOtherCurrency, isSignedIn } from './asks.ts'

/** What cannot wait for a gesture: a player who is signed in, a campaign's currency, a dialog that a link opens. */
export function onArrival(bridge: Bridge): void {
  const page = bridge.page()
  if (asksOtherCurrency(page)) quietly(bridge, ({ registration }) => registration.followCampaign())
  if (isSignedIn()) quietly(bridge, ({ registration }) => registration.recognise())
  else if (asksDialog()) openDialog(page.dialog.name)
}

const quietly = ({ bring }: Bridge, work: (brought: Awaited<ReturnType<Bridge['bring']>>) => unknown) =>
  void bring().then(work, () => undefined)
