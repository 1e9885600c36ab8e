import type { RulesOf } from '../../engine.ts'
import { insurancePays } from '../../kinds/blackjack/insurance.ts'
import { naturalChance } from '../blackjack/dealer-totals.ts'
import { expectedNet } from '../blackjack/expected-net.ts'
import { one, plus } from '../fraction.ts'
import { expected, type Proof } from '../proof.ts'

/** The best play against full decks, which takes no insurance: that returns less than is staked. What is won or lost is compared with the first stake, as is usual. */
export const blackjackProof = (rules: RulesOf<'blackjack'>): Proof => ({
  ways: [
    { way: 'best-play', value: plus(one, expectedNet(rules)) },
    ...(rules.insurance ? [{ way: 'insurance', value: expected(naturalChance(1), insurancePays) }] : []),
  ],
  unreachable: [],
})
