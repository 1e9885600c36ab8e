import type { BonusPreset, CompiledLanding } from '../../../contract/index.ts'
import { cachedAnswer } from '../../../kernel/calls/cached-answers.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { scheduleState } from '../../../rules/edge/schedule-window.ts'
import { offeredBonuses } from '../../../rules/landing/offered-presets.ts'
import { recordsOf } from '../../../rules/landing/records.ts'
import { bonusesOf } from '../bonuses/bonuses-of.ts'
import { describeBonus } from '../bonuses/describe-bonus.ts'
import { endBonus } from '../bonuses/end-bonus.ts'
import { inTurnOfBonuses } from '../bonuses/in-turn-of-bonuses.ts'
import { addPlayerBonus } from '../bonuses/player-bonuses.ts'
import { bonusAmount, chosenBonus } from '../bonuses/welcome-bonuses.ts'
import { callError } from '../errors.ts'
import type { Handler, Offers } from '../offers.ts'

export const welcomeBonuses: Handler<'welcome-bonuses'> = (offers, { query, caller }) => {
  const records = offers.records()
  const { site } = records
  const currency = query.currency ?? site.defaultCurrency
  if (!site.currencies.some(({ code }) => code === currency)) throw invalidInput('currency')
  caller.setHeader('cache-control', 'public, max-age=60')
  const landing = startedLanding(offers, query.landing)
  return cachedAnswer(records, `welcome-bonuses ${currency} ${landing?.slug}`, () => {
    const offered = offeredBonuses(recordsOf(records), landing, currency)
    return { data: { data: offered.map((preset) => toBonus(offers, preset, currency)) } }
  })
}

/** Until it starts, a landing is as unknown as any other word. */
function startedLanding({ records, now }: Offers, slug: string | undefined): CompiledLanding | undefined {
  const landing = slug === undefined ? undefined : recordsOf(records()).landings.get(slug)
  return landing && scheduleState(landing.schedule, now()) !== 'not-yet' ? landing : undefined
}

function toBonus({ records, textOf }: Offers, preset: BonusPreset, currency: string) {
  const names = records().site.locales.map(({ code }) => [code, textOf(preset.name, code)] as const)
  return {
    id: preset.bonusId,
    name: textOf(preset.name, 'en'),
    bonus_name: Object.fromEntries(names),
    casino: preset.category === 'casino',
    bets: preset.category === 'sport',
    wager: preset.wager,
    max_bonus: { amount: bonusAmount(preset, currency), currency },
  }
}

/** Replaces a pending bonus. The welcome bonus is granted once: afterwards none can be chosen. */
export const chooseBonus: Handler<'choose-bonus'> = async (offers, { body, player }) => {
  const { account } = player
  const preset = chosenBonus(offers.records(), body.bonus_id, account.currency)
  await inTurnOfBonuses(offers.db, account.id, async (transaction) => {
    await refuseSecond(transaction, account.id)
    await transaction
      .updateTable('player_bonuses')
      .set({ status: 'deactivated', ended_at: offers.now() })
      .where('account_id', '=', account.id)
      .where('status', '=', 'pending')
      .execute()
    if (preset) await addPlayerBonus(offers, transaction, account.id, preset, account.currency)
  })
  return { success: true }
}

async function refuseSecond(db: Database, accountId: string): Promise<void> {
  const granted = await db
    .selectFrom('player_bonuses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst()
  if (granted) throw callError('bonus-taken')
}

export const playerBonuses: Handler<'player-bonuses'> = async (offers, { player }) => ({
  data: (await bonusesOf(offers.db, player.account.id)).map((bonus) => describeBonus(offers, bonus)),
})

export const cancelBonus: Handler<'cancel-bonus'> = async (offers, { params, player }) => {
  const { account } = player
  await inTurnOfBonuses(offers.db, account.id, async (transaction) => {
    const bonus = await transaction
      .selectFrom('player_bonuses')
      .selectAll()
      .where('id', '=', params.bonus)
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    if (!bonus) throw callError('bonus-not-yours')
    if (bonus.status !== 'pending' && bonus.status !== 'activated') throw callError('bonus-ended')
    await endBonus(offers, transaction, bonus, { status: 'deactivated', cause: `bonus ${bonus.id} cancelled` })
  })
  return { success: true }
}
