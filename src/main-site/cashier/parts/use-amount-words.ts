import { type AmountProblem, amountProblem, type Range } from '../../../rules/cashier/payment-amount.ts'
import { readAmount } from '../../../rules/main-site/read-amount.ts'
import { digitsOf, toWholeUnits } from '../../../rules/minor-units.ts'
import { formatNumber } from '../../../rules/money.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'

type Limits = { readonly minimum: number; readonly maximum: number }

/** Reads amounts as they are typed, and says what is wrong with them, by the rule of the server. */
export function useAmountWords(
  currency: Range['currency'],
  limits: Limits | undefined,
  words: 'cashier' | 'withdrawal',
) {
  const text = useText()
  const { numbers, currencies } = usePageBasics()
  const range = limits && {
    currency,
    minimum: toWholeUnits(limits.minimum),
    maximum: toWholeUnits(limits.maximum),
  }

  function say(problem: AmountProblem): string {
    if (problem.code === 'amount-not-payable') return text('ui.cashier.amount-not-payable')
    const limit = formatNumber(problem.limit, { ...numbers, group: '' })
    return text(`site.${words}.${problem.code}`, { limit, currency })
  }

  return (typed: string): { readonly amount: number; readonly problem?: string } => {
    const amount = readAmount(typed, numbers)
    if (amount === undefined) return { amount: 0, problem: text('site.cashier.amount-empty') }
    const problem = range && amountProblem(range, amount, digitsOf(currencies, currency))
    return { amount, ...(problem && { problem: say(problem) }) }
  }
}
