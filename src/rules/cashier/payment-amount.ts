import type { PaymentMethod } from '../../contract/index.ts'
import { smallestAmount, toMinorUnits, toWholeUnits } from '../minor-units.ts'

export type Range = PaymentMethod['ranges'][number]

export type AmountProblem =
  | { readonly code: 'amount-too-small' | 'amount-too-large'; readonly limit: Range['minimum'] }
  | { readonly code: 'amount-not-payable' }

/** Why an amount in minor units cannot be paid, given the range of the method and the decimals of the currency. */
export function amountProblem(range: Range, amount: number, digits: number): AmountProblem | undefined {
  if (amount < toMinorUnits(range.minimum)) return { code: 'amount-too-small', limit: range.minimum }
  if (amount > toMinorUnits(range.maximum)) return { code: 'amount-too-large', limit: range.maximum }
  return amount % smallestAmount(digits) === 0 ? undefined : { code: 'amount-not-payable' }
}

/** An amount in minor units as payment links and codes write it. */
export const writtenAmount = (amount: number): string => toWholeUnits(amount).toFixed(2)
