import { toWholeUnits } from '../../../rules/minor-units.ts'

/** An amount for people and spreadsheets, without separators of thousands. */
export const decimalOf = (amount: number): string => toWholeUnits(amount).toFixed(2)

export const sayAmount = (amount: number, currency: string): string => `${decimalOf(amount)} ${currency}`
