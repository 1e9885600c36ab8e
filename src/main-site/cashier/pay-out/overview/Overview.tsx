import { useEffect } from 'react'
import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { keepAsking } from '../../../parts/loading/keep-asking.ts'
import { ownPage } from '../../../parts/loading/own-page.ts'
import { usePayingOut } from '../state/paying-out.ts'
import { NoWithdrawals } from './NoWithdrawals.tsx'
import { OpenWithdrawal } from './OpenWithdrawal.tsx'
import { Ways } from './Ways.tsx'

/** Whether and how the player can withdraw, below what is open. What the player does elsewhere appears by itself. */
export function Overview() {
  const text = useText()
  const { navigation } = useSitePage()
  const { standing, methods, open, renew } = usePayingOut()
  useEffect(() => keepAsking(renew, ownPage), [renew])
  const isRefused = !standing.conditions.country.met || methods.groups.length === 0
  return (
    <>
      {open.map((withdrawal) => (
        <OpenWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {isRefused ? <NoWithdrawals /> : <Ways />}
      <p>
        <a href={navigation.screens.withdrawals}>{text('site.withdrawal.history')}</a>
      </p>
    </>
  )
}
