import { marketOfPlayer } from '../../../rules/cashier/offered-methods.ts'
import { type Policy, policyOf } from '../../../rules/verification/policy.ts'
import type { Checked, Verifying } from '../verification.ts'

/** What this player is asked for. */
export function termsOf(
  { records }: Pick<Verifying, 'records'>,
  player: Pick<Checked, 'country' | 'currency'>,
): Policy {
  const { site, markets } = records()
  return policyOf(site, marketOfPlayer(markets, player))
}
