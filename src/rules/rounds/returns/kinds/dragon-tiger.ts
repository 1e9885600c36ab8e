import type { RulesOf } from '../../engine.ts'
import { fraction, minus, one, plus, times } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

export function dragonTigerProof({ decks, duel, tieReturns, tie, suitedTie }: RulesOf<'dragon-tiger'>): Proof {
  const others = decks * 52 - 1
  const tied = fraction(decks * 4 - 1, others)
  const won = times(minus(one, tied), fraction(1, 2))
  return {
    ways: [
      { way: 'dragon', value: plus(expected(won, duel), expected(tied, tieReturns)) },
      { way: 'tie', value: expected(tied, tie) },
      ...(suitedTie === undefined
        ? []
        : [{ way: 'suited-tie', value: expected(fraction(decks - 1, others), suitedTie) }]),
    ],
    unreachable: suitedTie !== undefined && decks === 1 ? ['/suitedTie'] : [],
  }
}
