import type { PokerHand } from '../kinds/video-poker/poker-hand.ts'

/**
 * How often each hand is made by who always holds what is best at the usual paytable (800, 50, 25, 9, 6, 4, 3, 2, 1), out
 * of `madeOf`: the number of deals times the least common multiple of the numbers of draws. A test counts them again over
 * all deals, holds and draws. With another paytable, other holds may be a little better still.
 */
export const made: Readonly<Record<PokerHand, number>> = {
  'royal-flush': 493_512_264,
  'straight-flush': 2_178_883_296,
  'four-of-a-kind': 47_093_167_764,
  'full-house': 229_475_482_596,
  flush: 219_554_786_160,
  straight: 223_837_565_784,
  'three-of-a-kind': 1_484_003_070_324,
  'two-pairs': 2_576_946_164_148,
  'high-pair': 4_277_372_890_968,
}

export const madeOf = 19_933_230_517_200
