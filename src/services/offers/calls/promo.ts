import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import { inTurnOfBonuses } from '../bonuses/in-turn-of-bonuses.ts'
import { callError } from '../errors.ts'
import type { Handler } from '../offers.ts'
import { describePromo, spendPromo } from '../promo/promo-codes.ts'

export const checkPromo: Handler<'check-promo'> = async (offers, { body }) => ({
  description: await describePromo(offers, { code: body.code, currency: body.currency }, body.locale),
})

/** A code whose bonus would replace one that waits is not used up. */
export const usePromo: Handler<'use-promo'> = async (offers, { body, player }) => {
  const { id, currency } = player.account
  const use = { code: body.code, currency }
  const description = await describePromo(offers, use, body.locale)
  await inTurnOfBonuses(offers.db, id, (transaction) => spendPromo(offers, transaction, use, id)).catch(
    (error: unknown) => {
      throw isUniqueViolation(error) ? callError('bonus-waits') : error
    },
  )
  return { description }
}
