import { type Split, splitPayout } from '../../../rules/bonus/split.ts'
import { digitsOf, smallestAmount } from '../../../rules/minor-units.ts'
import type { StakeWithBonus } from './bonus-stakes.ts'
import type { Play, Playing } from './play.ts'

/** What a payout brings. What was staked in real money wins real money; the rest goes where its bonus stands. */
export function winningsOf(
  { records }: Pick<Play, 'records'>,
  { currency }: Pick<Playing, 'currency'>,
  payout: number,
  stake: StakeWithBonus | undefined,
): Split {
  if (!stake) return { cash: payout, bonus: 0 }
  const smallest = smallestAmount(digitsOf(records().site.currencies, currency))
  const { cash, bonus } = stake.is_free
    ? { cash: 0, bonus: Math.max(0, payout - stake.bonus) }
    : splitPayout(payout, stake, smallest)
  const pocket = pocketOf(stake)
  return { cash: pocket === 'cash' ? cash + bonus : cash, bonus: pocket === 'bonus' ? bonus : 0 }
}

/** Where the winnings of bonus money go; nowhere if the bonus has ended without meeting its wager. */
export function pocketOf({ of: bonus, is_free }: StakeWithBonus): 'cash' | 'bonus' | undefined {
  if (bonus.status === 'transferred') return 'cash'
  if (bonus.status !== 'activated') return undefined
  return is_free === 1 && bonus.wager === 0 ? 'cash' : 'bonus'
}
