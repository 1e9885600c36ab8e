import { profileOf } from '../../../rules/profile/profile-of.ts'
import { recordEvent } from '../../events/record-event.ts'
import { bonusMoneyOf, cashOf } from '../../ledger/statements/balances.ts'
import { isProfileUnderModeration } from '../../verification/of-account.ts'
import { waysIn } from '../accounts/ways-in.ts'
import { callError } from '../errors.ts'
import type { Handler } from '../players.ts'
import { changeProfile as change } from '../profile/change-profile.ts'
import { legalAge } from '../profile/legal-age.ts'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

export const profile: Handler<'profile'> = async (players, { player: { account } }) => {
  const { db } = players
  const { currency } = account
  const subscriptions = JSON.parse(account.subscriptions) as 'news'[]
  return {
    id: account.id,
    balance: { amount: await cashOf(db, account.id, currency), currency },
    bonus_balance: { amount: await bonusMoneyOf(db, account.id, currency), currency },
    ...(account.redirect_url && { redirectUrl: account.redirect_url }),
    step3: false,
    info: {
      uuid: account.id,
      username: account.email_written ?? account.phone ?? account.login,
      email: account.email_written,
      email_confirmed: account.email_confirmed === 1,
      ...profileOf(account),
      is_under_moderation: await isProfileUnderModeration(db, account.id),
      has_password: account.password_hash !== null,
      ways_in: waysIn(account),
      legal_age: legalAge(players, account),
    },
    meta: {
      blocked: account.blocked === 1,
      casino_access: true,
      is_fake: false,
      is_subscribed: subscriptions.length > 0,
      is_suspicious: false,
      last_seen_at: seconds(account.last_seen_at),
      last_seen_ip: account.last_seen_ip,
      registered_at: seconds(account.created_at),
      confirm_subscribers: subscriptions,
    },
  }
}

export const playerActivity: Handler<'player-activity'> = async (players, { body, caller, player }) => {
  const { account } = player
  if (body.player_uuid !== account.id) throw callError('signed-out')
  const { action, partner_url } = body
  recordEvent(players, { kind: 'activity', account_id: account.id, details: { action, partner_url } }, caller.log)
  return { success: true }
}

export const changeProfile: Handler<'change-profile'> = async (players, { body, caller, player: { account } }) => {
  const entered = Object.fromEntries(Object.entries(body).map(([name, text]) => [name, text.trim()]))
  await change(players, caller, account, entered)
  return { success: true }
}
