import type { StaffCalls } from '../../contract/calls/staff.ts'
import { sayDevice } from '../../rules/device.ts'
import type { PlayerFile } from '../../services/players/staff-tools/read-player.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { outlineOf } from './outline.ts'
import { placeOf } from './place.ts'

type Described = Omit<StaffCalls['player']['answer'], 'events'>

/** A player as the staff sees them. */
export function describePlayer(desk: Desk, file: PlayerFile): Described {
  const { account, cash, hasFactor, sessions, consents, bonuses } = file
  return {
    player: outlineOf(account),
    ...(account.email_written !== null && { email: account.email_written }),
    emailConfirmed: account.email_confirmed === 1,
    ...(account.phone !== null && { phone: account.phone }),
    ...(account.login !== null && { login: account.login }),
    hasPassword: account.password_hash !== null,
    hasGoogle: account.google_sub !== null,
    hasFactor,
    language: account.locale,
    balance: cash,
    currency: account.currency,
    ...(account.blocked === 1 && { block: blockOf(account) }),
    ...(account.erased_at !== null && { erasedAt: momentOf(account.erased_at) }),
    sessions: sessions.map(({ ip, user_agent, created_at, seen_at }) => ({
      device: sayDevice(user_agent),
      ...placeOf(desk, ip),
      firstSeenAt: momentOf(created_at),
      lastSeenAt: momentOf(seen_at),
    })),
    consents: consents.map((consent) => ({
      at: momentOf(consent.created_at),
      ofAge: consent.of_age === 1,
      agreedToTerms: consent.agreed_to_terms === 1,
      wantsNews: consent.wants_news === 1,
      termsVersion: consent.terms_version,
      text: consent.text_shown,
    })),
    bonuses: bonuses.map(({ created_at, name, status, amount, currency }) => ({
      at: momentOf(created_at),
      ...{ name, status, amount, currency },
    })),
  }
}

function blockOf({ blocked_at: at, block_reason: reason }: PlayerFile['account']) {
  return { ...(at !== null && { at: momentOf(at) }), reason: reason ?? '' }
}
