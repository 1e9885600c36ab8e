import { useRequestId } from '../../parts/form/use-request-id.ts'
import { useSending } from '../../parts/form/use-sending.ts'
import { type Method, useCashier } from '../state/cashier.ts'
import { goOn } from '../state/use-place.ts'
import type { Entered } from './use-amount-form.ts'

/** Starts a deposit and goes on to it; resolves with why it was refused, if it was. */
export function useStart({ id: method }: Method) {
  const { calls, keep } = useCashier()
  const { sending, send } = useSending()
  const requestOf = useRequestId()

  async function start(amount: number, entered: Entered) {
    const fields = Object.entries(entered).map(([name, text]) => ({ name, text }))
    const asked = { method, amount, fields }
    const body = { ...asked, request_id: requestOf(asked) }
    const outcome = await send(() => calls.ask('start-deposit', { body }))
    if (outcome?.kind !== 'answer') return outcome
    const { deposit } = outcome.content
    keep(deposit)
    goOn({ kind: 'deposit', id: deposit.id, hasPaid: false })
    return undefined
  }

  return { sending, start }
}
