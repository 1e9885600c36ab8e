import { toWholeUnits } from '../../../src/rules/minor-units.ts'

const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** An amount in minor units, with the code of its currency. */
export const sayMoney = (amount: number, currency: string): string =>
  `${format.format(toWholeUnits(amount))} ${currency}`
