import { useCallback, useEffect, useState } from 'react'
import { isOpen } from '../../../../rules/cashier/withdrawals/states.ts'
import { keepAsking } from '../../../parts/loading/keep-asking.ts'
import { ownPage } from '../../../parts/loading/own-page.ts'
import { usePayingOut } from '../state/paying-out.ts'

/** A withdrawal of the player, followed until it has a result. */
export function useWithdrawal(id: string) {
  const { calls, withdrawals, keep, settle } = usePayingOut()
  const [isMissing, setIsMissing] = useState(false)
  const withdrawal = withdrawals.get(id)
  const state = withdrawal?.state
  const look = useCallback(async () => {
    const asked = await calls.read('withdrawal', { params: { withdrawal: id } }, { isFresh: true })
    if (asked.kind === 'failure') return setIsMissing(true)
    const found = asked.content.withdrawal
    if (state === undefined || state === found.state) keep(found)
    else await settle(found)
  }, [calls, keep, settle, id, state])

  const isAwaited = state !== undefined && isOpen(state)
  useEffect(() => {
    if (isAwaited) return keepAsking(look, ownPage)
    if (state === undefined) void look()
    return undefined
  }, [look, state, isAwaited])

  return { withdrawal, isMissing, look }
}
