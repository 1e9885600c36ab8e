import { digitsOf, smallestAmount } from '../../../rules/minor-units.ts'
import type { Ledger } from '../ledger.ts'
import type { Leg, Transfer } from './transfer.ts'

/** Throws if a caller has a defect: amounts that cannot be paid, or that do not add up. The database checks the sums again. */
export function checkLegs({ records }: Pick<Ledger, 'records'>, { id, legs }: Transfer): void {
  const { currencies } = records().site
  const sums = new Map<string, number>()
  for (const { amount, currency } of legs) {
    if (!isPayable(amount, digitsOf(currencies, currency)))
      throw new RangeError(`Transfer ${id} moves ${amount} ${currency}: not an amount.`)
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  const odd = [...sums].find(([, sum]) => sum !== 0)
  if (odd) throw new RangeError(`The legs of transfer ${id} add up to ${odd[1]} ${odd[0]}, not to 0.`)
}

const isPayable = (amount: Leg['amount'], digits: number) =>
  Number.isSafeInteger(amount) && amount !== 0 && amount % smallestAmount(digits) === 0
