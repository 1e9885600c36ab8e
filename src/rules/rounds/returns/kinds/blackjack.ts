import type { RulesOf } from '../../engine.ts'
import { expectedNet } from '../blackjack/expected-net.ts'
import { one, plus } from '../fraction.ts'
import type { Proof } from '../proof.ts'

/** The best play against full decks; what is won or lost is compared with the first stake, as is usual. */
export const blackjackProof = (rules: RulesOf<'blackjack'>): Proof => ({
  ways: [{ way: 'best-play', value: plus(one, expectedNet(rules)) }],
  unreachable: [],
})
