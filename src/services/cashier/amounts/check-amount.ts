import type { CurrencyCode } from '../../../contract/index.ts'
import { amountProblem, type Range } from '../../../rules/cashier/payment-amount.ts'
import { digitsOf } from '../../../rules/minor-units.ts'
import type { Cashier } from '../cashier.ts'
import { callError } from '../errors.ts'

const adjectives = { 'amount-too-small': 'Minimum', 'amount-too-large': 'Maximum' } as const

type Asked = {
  readonly range: Range
  /** In minor units. */
  readonly amount: number
  readonly currency: CurrencyCode
  readonly of: 'deposit' | 'withdrawal'
}

/** Throws if the method does not accept the amount. */
export function checkAmount({ records }: Pick<Cashier, 'records'>, { range, amount, currency, of }: Asked): void {
  const problem = amountProblem(range, amount, digitsOf(records().site.currencies, currency))
  if (!problem) return
  if (problem.code === 'amount-not-payable') throw callError(problem.code)
  const { code, limit } = problem
  const message = `${adjectives[code]} ${of} amount is ${limit} ${currency}`
  throw callError(code, { message, details: { limit, currency } })
}
