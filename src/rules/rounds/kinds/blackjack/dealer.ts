import type { RulesOf } from '../../engine.ts'
import type { HandValue } from './hand-value.ts'

/** Whether the dealer takes another card. */
export const dealerDraws = ({ softSeventeen }: RulesOf<'blackjack'>, { total, isSoft }: HandValue): boolean =>
  total < 17 || (total === 17 && isSoft && softSeventeen === 'hit')

/** Whether two cards of this value can be doubled. */
export const canDouble = ({ doubles }: RulesOf<'blackjack'>, { total, isSoft }: HandValue): boolean =>
  doubles === 'any' || (!isSoft && total >= 9 && total <= 11)
