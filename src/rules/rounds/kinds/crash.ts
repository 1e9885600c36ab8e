import { alone } from '../table-engine.ts'
import { crashPoint } from './crash-curve.ts'

/** The lowest multiplier at which a bet can be cashed out, in thousandths. */
const lowestCashOut = 1010

export const crash = alone('crash', {
  chipProblem: ({ highest }, { at }) =>
    at === undefined || (at >= lowestCashOut && at <= highest) ? undefined : 'out-of-range',
  mostChips: ({ bets }) => bets,
  deal: (rules, draw) => ({ point: crashPoint(rules, draw) }),
  factorOf: (_, { point }, { at }) => (at !== undefined && at <= point ? at : 0),
  highestFactor: ({ highest }) => highest,
})
