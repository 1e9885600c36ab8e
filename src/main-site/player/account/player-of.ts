import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { Purse } from '../../../rules/main-site/bonus-money.ts'
import { shownName } from '../../../rules/session/shown-name.ts'
import type { Player } from '../../page/player.ts'

type Bonuses = PlayerCalls['player-bonuses']['answer']['data']

/** The answers of the calls, as pages show them. */
export function playerOf(profile: PlayerCalls['profile']['answer'], bonuses: Bonuses, purse: Purse): Player {
  const { balance, bonus_balance } = profile
  const inForce = bonuses.filter(({ status }) => status === 'pending')
  return {
    name: shownName(profile),
    currency: balance.currency,
    real: balance.amount,
    bonus: bonus_balance?.amount ?? 0,
    waiting: inForce.map(({ bonus: { id, name }, orig_bonus }) => ({ id, name, amount: orig_bonus.amount })),
    categories: inForce.flatMap(({ bonus: { bets, casino } }) => [
      ...(casino ? (['casino'] as const) : []),
      ...(bets ? (['sport'] as const) : []),
    ]),
    purse,
  }
}
