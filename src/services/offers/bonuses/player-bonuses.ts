import type { BonusPreset, CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { insertRow } from '../../../kernel/database/insert-row.ts'
import { newId } from '../../../kernel/secrets.ts'
import { toMinorUnits } from '../../../rules/minor-units.ts'
import type { Offers } from '../offers.ts'
import { bonusAmount } from './welcome-bonuses.ts'

/** A bonus stays pending until its deposit. Its terms are frozen: later changes of the preset do not concern it. */
export async function addPlayerBonus(
  { textOf, now }: Offers,
  db: Database,
  accountId: string,
  preset: BonusPreset,
  currency: CurrencyCode,
): Promise<void> {
  await insertRow(db, 'player_bonuses', {
    id: newId(),
    account_id: accountId,
    preset: preset.id,
    name: textOf(preset.name, 'en'),
    status: 'pending',
    bets: Number(preset.category === 'sport'),
    casino: Number(preset.category === 'casino'),
    wager: preset.wager,
    ...termsOf(preset, currency),
    amount: bonusAmount(preset, currency),
    currency,
    created_at: now(),
  })
}

function termsOf(preset: BonusPreset, currency: CurrencyCode) {
  const { percent, minimumDeposits = [], minimumOdds, maximumStakes = [], days, free } = preset
  const of = (list: typeof minimumDeposits) => list.find((money) => money.currency === currency)?.amount
  const largest = of(maximumStakes)
  return {
    percent: percent ?? null,
    minimum_deposit: toMinorUnits(of(minimumDeposits) ?? 0),
    minimum_odds: minimumOdds === undefined ? null : Math.round(minimumOdds * 1000),
    maximum_stake: largest === undefined ? null : toMinorUnits(largest),
    days,
    ...(free && { free_kind: free.kind, free_game: free.game ?? null, free_left: free.count }),
  }
}
