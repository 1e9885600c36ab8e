// Services and calls state amounts in minor units: hundredths in every currency. Where a currency has no decimals,
// amounts that are paid are multiples of a hundred.

const inOneUnit = 100

export const toMinorUnits = (amount: number): number => Math.round(amount * inOneUnit)

export const toWholeUnits = (amount: number): number => amount / inOneUnit

/** The smallest amount that can be paid in a currency with that many decimal places. */
export const smallestAmount = (digits: number): number => Math.max(1, inOneUnit / 10 ** digits)

type Divided = { readonly code: string; readonly digits: number }

/** The decimal places of a currency. */
export const digitsOf = (currencies: readonly Divided[], currency: string): number =>
  currencies.find(({ code }) => code === currency)?.digits ?? 2
