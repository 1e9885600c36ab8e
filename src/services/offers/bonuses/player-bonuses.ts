import type { BonusPreset, CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { Offers } from '../offers.ts'
import { bonusAmount } from './welcome-bonuses.ts'

/** A bonus stays pending until the first deposit. */
export async function addPlayerBonus(
  { textOf, now }: Offers,
  db: Database,
  accountId: string,
  preset: BonusPreset,
  currency: CurrencyCode,
): Promise<void> {
  await db
    .insertInto('player_bonuses')
    .values({
      id: newId(),
      account_id: accountId,
      preset: preset.id,
      name: textOf(preset.name, 'en'),
      status: 'pending',
      bets: Number(preset.category === 'sport'),
      casino: Number(preset.category === 'casino'),
      wager: preset.wager,
      amount: bonusAmount(preset, currency),
      currency,
      created_at: now(),
    })
    .execute()
}
