import type { BonusPreset, CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { Platform } from '../../../server/calls/platform.ts'
import { hundredths } from './welcome-bonuses.ts'

/** A bonus waits on the account until the first deposit. */
export async function addPlayerBonus(
  { textOf, now }: Platform,
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
      amount: hundredths(preset, currency),
      currency,
      created_at: now(),
    })
    .execute()
}
