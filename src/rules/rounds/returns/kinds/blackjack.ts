import type { RulesOf } from '../../engine.ts'
import { expectedNet } from '../blackjack/expected-net.ts'
import { one, plus } from '../fraction.ts'
import type { Proof } from '../proof.ts'

const known = new Map<string, Proof>()

/** The best play against full decks; what is won or lost is compared with the first stake, as is usual. */
export function blackjackProof(rules: RulesOf<'blackjack'>): Proof {
  const key = JSON.stringify(rules)
  const proof = known.get(key) ?? {
    ways: [{ way: 'best-play', value: plus(one, expectedNet(rules)) }],
    unreachable: [],
  }
  known.set(key, proof)
  return proof
}
