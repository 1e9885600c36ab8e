const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** Odds in thousandths as decimals; a dash if there are none. */
export const sayOdds = (odds: number | undefined): string => (odds === undefined ? '–' : format.format(odds / 1000))
