import { useEffect } from 'react'
import type { Deposit } from '../../../contract/index.ts'
import { isRunning } from '../../../rules/main-site/deposit-step.ts'
import { keepAsking } from '../../parts/loading/keep-asking.ts'
import { ownPage } from '../../parts/loading/own-page.ts'
import { useCashier } from './cashier.ts'

/** Follows a deposit until it has a result. */
export function useWatch(deposit: Deposit): void {
  const { calls, keep } = useCashier()
  const { id } = deposit
  const isAwaited = isRunning(deposit)
  useEffect(() => {
    if (!isAwaited) return
    return keepAsking(async () => {
      const asked = await calls.read('deposit', { params: { deposit: id } }, { isFresh: true })
      if (asked.kind === 'answer') keep(asked.content.deposit)
    }, ownPage)
  }, [calls, keep, id, isAwaited])
}
