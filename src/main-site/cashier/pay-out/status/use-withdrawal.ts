import { useCallback, useEffect, useState } from 'react'
import { isOpen } from '../../../../rules/cashier/withdrawals/states.ts'
import { keepAsking } from '../../../parts/loading/keep-asking.ts'
import { ownPage } from '../../../parts/loading/own-page.ts'
import { usePayingOut } from '../state/paying-out.ts'

/** A withdrawal of the player, followed until it has a result. */
export function useWithdrawal(id: string) {
  const { calls, withdrawals, keep, refresh, renew } = usePayingOut()
  const [isMissing, setIsMissing] = useState(false)
  const withdrawal = withdrawals.get(id)
  const state = withdrawal?.state
  const look = useCallback(async () => {
    const asked = await calls.read('withdrawal', { params: { withdrawal: id } }, { isFresh: true })
    if (asked.kind === 'answer') keep(asked.content.withdrawal)
    return asked
  }, [calls, keep, id])

  const isKnown = state !== undefined
  useEffect(() => {
    if (!isKnown) void look().then((asked) => setIsMissing(asked.kind === 'failure'))
  }, [look, isKnown])

  const isAwaited = state !== undefined && isOpen(state)
  useEffect(() => {
    if (isAwaited) return keepAsking(async () => void (await look()), ownPage)
    return undefined
  }, [look, isAwaited])

  // Its money leaves the balance or comes back, and another withdrawal is possible or not.
  useEffect(() => {
    if (!state) return
    void refresh()
    void renew()
  }, [state, refresh, renew])

  return { withdrawal, isMissing, look }
}
