import { useState } from 'react'
import type { Deposit } from '../../../contract/index.ts'
import { matchesWhole } from '../../../rules/cashier/whole-match.ts'
import { useText } from '../../../ui/text.ts'
import { problemOf } from '../parts/problem-of.ts'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { methodOf, useCashier } from '../state/cashier.ts'
import { useSending } from '../state/use-sending.ts'

/** The transaction ID and the amount as they are typed, what is wrong with them, and how they are sent. */
export function useTransactionForm({ id, method, amount: asked }: Deposit) {
  const text = useText()
  const { calls, keep, methods } = useCashier()
  const [transactionId, setTransactionId] = useState('')
  const [typed, setTyped] = useState(String(asked.amount / 100))
  const [hasTried, setHasTried] = useState(false)
  const [refused, setRefused] = useState<ReturnType<typeof problemOf>>()
  const { sending, send } = useSending()
  const offered = methodOf(methods, method)
  const { pattern = '.+', example } = offered?.transaction_id ?? {}
  const read = useAmountWords(asked.currency, offered)(typed)
  const isMalformed = !matchesWhole(pattern, transactionId.trim().toUpperCase())

  async function submit(): Promise<void> {
    setHasTried(true)
    if (isMalformed || read.problem) return focusOn(isMalformed ? 'transaction_id' : 'sent_amount')
    setRefused(undefined)
    const body = { transaction_id: transactionId, amount: read.amount }
    const outcome = await send(() => calls.ask('send-transaction', { params: { deposit: id }, body }))
    if (outcome?.kind === 'failure') setRefused(problemOf(outcome))
    if (outcome?.kind === 'answer') keep(outcome.content.deposit)
  }

  const refusedAt = (location: string) => (refused?.location === location ? text(refused.text) : undefined)
  const malformed = hasTried && isMalformed ? text('ui.cashier.transaction-malformed') : undefined
  const isAboutField = refused?.location === 'transaction_id' || refused?.location === 'amount'
  return {
    transactionId,
    typed,
    example,
    sending,
    problemOfId: refusedAt('transaction_id') ?? malformed,
    problemOfAmount: refusedAt('amount') ?? (hasTried ? read.problem : undefined),
    problem: refused && !isAboutField ? text(refused.text) : undefined,
    enterId(changed: string) {
      setRefused(undefined)
      setTransactionId(changed)
    },
    type(changed: string) {
      setRefused(undefined)
      setTyped(changed)
    },
    submit: () => void submit(),
  }
}

const focusOn = (name: string) => document.querySelector<HTMLInputElement>(`.cashier [name="${name}"]`)?.focus()
