import type { RulesOf } from '../engine.ts'
import type { ChipOf } from '../table-engine.ts'
import { alone } from '../table-engine.ts'

const numbers = 10_000

/** How many of 10,000 numbers win. */
export const diceChances = ({ side, target }: Pick<ChipOf<'dice'>, 'side' | 'target'>): number =>
  side === 'under' ? target : numbers - 1 - target

/** What a bet with so many winning numbers pays, in thousandths. */
export const diceFactor = ({ edge }: RulesOf<'dice'>, chances: number): number =>
  Math.floor(((numbers - edge) * 1000) / chances)

export const dice = alone('dice', {
  chipProblem: ({ rarest, likeliest }, chip) => {
    const chances = diceChances(chip)
    return chances >= rarest && chances <= likeliest ? undefined : 'out-of-range'
  },
  deal: (_, draw) => ({ number: draw(numbers) }),
  factorOf: (rules, { number }, chip) => {
    const isWon = chip.side === 'under' ? number < chip.target : number > chip.target
    return isWon ? diceFactor(rules, diceChances(chip)) : 0
  },
  highestFactor: (rules) => diceFactor(rules, rules.rarest),
})
