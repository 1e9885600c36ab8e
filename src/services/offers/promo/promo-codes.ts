import type { BonusPreset, CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import { amountIn } from '../../../rules/landing/offered-presets.ts'
import { addPlayerBonus } from '../bonuses/player-bonuses.ts'
import { callError } from '../errors.ts'
import type { Offers } from '../offers.ts'

type Use = { readonly code: string; readonly currency: CurrencyCode | undefined }

/** Describes what a code gives; throws if it cannot be used. */
export async function describePromo(
  { db, now }: Pick<Offers, 'db' | 'now'>,
  { code, currency }: Use,
  locale = 'en',
): Promise<string> {
  const promo = await db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst()
  if (!promo) throw callError('promo-unknown')
  const isForOthers = promo.currency !== null && currency !== undefined && promo.currency !== currency
  const isOutOfTime = now() < promo.valid_from || now() >= promo.valid_until
  if (isForOthers || isOutOfTime) throw callError('promo-not-active')
  if (promo.uses_left === 0) throw callError('promo-used')
  const descriptions = JSON.parse(promo.descriptions) as Record<string, string>
  return descriptions[locale] ?? descriptions['en'] ?? ''
}

/** Uses up one redemption; of concurrent visitors only one gets the last. Returns the bonus that it gives. */
export async function spendPromo(
  offers: Offers,
  db: Database,
  use: Use,
  accountId: string,
): Promise<BonusPreset | undefined> {
  await describePromo({ db, now: offers.now }, use)
  const spent = await db
    .updateTable('promo_codes')
    .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
    .where('code', '=', use.code)
    .where((row) => row.or([row('uses_left', 'is', null), row('uses_left', '>', 0)]))
    .returning(['code', 'preset'])
    .executeTakeFirst()
  if (!spent) throw callError('promo-used')
  await db
    .insertInto('promo_uses')
    .values({ code: use.code, account_id: accountId, used_at: offers.now() })
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? callError('promo-used') : error
    })
  const preset = presetOf(offers, use, spent.preset)
  if (preset) await addPlayerBonus(offers, db, accountId, preset.preset, preset.currency)
  return preset?.preset
}

function presetOf({ records }: Offers, { currency }: Use, wanted: string | null) {
  const preset = records().bonusPresets.find(({ id }) => id === wanted)
  return preset && currency && amountIn(preset, currency) !== undefined ? { preset, currency } : undefined
}
