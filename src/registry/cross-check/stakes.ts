import type { StakeRange } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'

type Problem = Omit<Finding, 'file'>

/** Limits of stakes are in order, and there are no two in a currency. */
export function problemsOfStakes(at: string, stakes: readonly StakeRange[]): Problem[] {
  return stakes.flatMap(({ currency, minimum, maximum, maximumWin }, index): Problem[] => {
    const pointer = `${at}/${index}`
    const problems: Problem[] = []
    if (minimum > maximum) {
      const message = `The lowest stake ${minimum} is above the highest stake ${maximum}.`
      problems.push({ code: 'range-order', pointer: `${pointer}/minimum`, message })
    }
    if (maximum > maximumWin) {
      const message = `The highest stake ${maximum} is above the highest win ${maximumWin}.`
      problems.push({ code: 'range-order', pointer: `${pointer}/maximum`, message })
    }
    if (stakes.findIndex((one) => one.currency === currency) < index) {
      const message = `There are already limits in ${currency}.`
      problems.push({ code: 'range-twice', pointer: `${pointer}/currency`, message })
    }
    return problems
  })
}
