import { useState } from 'react'
import type { Deposit } from '../../../contract/index.ts'
import { matchesWhole } from '../../../rules/entry/whole-match.ts'
import { useText } from '../../../ui/text.ts'
import { focusField } from '../../parts/form/focus-field.ts'
import { useRefusal } from '../../parts/form/use-refusal.tsx'
import { useSending } from '../../parts/form/use-sending.ts'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { methodOf, useCashier } from '../state/cashier.ts'

/** The transaction ID and the amount as they are typed, what is wrong with them, and how they are sent. */
export function useTransactionForm({ id, method, amount: asked }: Deposit) {
  const text = useText()
  const { calls, keep, methods } = useCashier()
  const [transactionId, setTransactionId] = useState('')
  const [typed, setTyped] = useState(String(asked.amount / 100))
  const [hasTried, setHasTried] = useState(false)
  const refusal = useRefusal(['transaction_id', 'amount'])
  const { sending, send } = useSending()
  const offered = methodOf(methods, method)
  const { pattern = '.+', example } = offered?.transaction_id ?? {}
  const read = useAmountWords(asked.currency, offered, 'cashier')(typed)
  const isMalformed = !matchesWhole(pattern, transactionId.trim().toUpperCase())

  async function submit(): Promise<void> {
    setHasTried(true)
    if (isMalformed || read.problem) return focusField(isMalformed ? 'transaction_id' : 'sent_amount')
    refusal.forget()
    const body = { transaction_id: transactionId, amount: read.amount }
    const outcome = await send(() => calls.ask('send-transaction', { params: { deposit: id }, body }))
    if (outcome?.kind === 'failure') refusal.take(outcome)
    if (outcome?.kind === 'answer') keep(outcome.content.deposit)
  }

  const changing = (change: (value: string) => void) => (value: string) => {
    refusal.forget()
    change(value)
  }
  const malformed = hasTried && isMalformed ? text('ui.cashier.transaction-malformed') : undefined
  return {
    transactionId,
    typed,
    example,
    sending,
    problemOfId: malformed ?? refusal.about('transaction_id'),
    problemOfAmount: (hasTried ? read.problem : undefined) ?? refusal.about('amount'),
    problem: refusal.rest,
    enterId: changing(setTransactionId),
    type: changing(setTyped),
    submit: () => void submit(),
  }
}
