import { useText } from '../../../../ui/text.ts'
import type { AmountRead } from '../../amount/use-amount-form.ts'
import { useAmountWords } from '../../parts/use-amount-words.ts'
import { type PayoutMethod, usePayingOut } from '../state/paying-out.ts'

/** Reads amounts as they are typed; more than there is cannot be withdrawn. */
export function useWithdrawable(method: PayoutMethod): (typed: string) => AmountRead {
  const text = useText()
  const { balance, currency } = usePayingOut().standing
  const readAmount = useAmountWords(currency, method, 'withdrawal')
  return (typed) => {
    const read = readAmount(typed)
    return read.problem === undefined && read.amount > balance
      ? { ...read, problem: text('ui.cashier.insufficient-funds') }
      : read
  }
}
