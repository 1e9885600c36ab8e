import { useRef } from 'react'
import { newId } from '../../../visitor/new-id.ts'
import { useSending } from '../../parts/form/use-sending.ts'
import { type Method, useCashier } from '../state/cashier.ts'
import { goOn } from '../state/use-place.ts'

/** Starts a deposit and goes on to it; resolves with why it was refused, if it was. */
export function useStart({ id: method }: Method) {
  const { calls, keep } = useCashier()
  const { sending, send } = useSending()
  const requestOf = useRequestId()

  async function start(amount: number, entered: Readonly<Record<string, string>>) {
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

/** The same question has the same id, so that it is answered once even if its answer is lost on the way. */
function useRequestId() {
  const last = useRef({ asked: '', id: '' })
  return (question: object): string => {
    const asked = JSON.stringify(question)
    if (last.current.asked !== asked) last.current = { asked, id: newId() }
    return last.current.id
  }
}
