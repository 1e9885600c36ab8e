import type { PlayerCalls } from '../../../contract/calls/player.ts'
import { shownName } from '../../../rules/session/shown-name.ts'
import type { Player, WaitingBonus } from '../../page/player.ts'

type Bonuses = PlayerCalls['player-bonuses']['answer']['data']

/** The answers of the calls, as pages show them. */
export function playerOf(
  profile: PlayerCalls['profile']['answer'],
  bonuses: Bonuses,
): Omit<Player, 'purse' | 'unfinished' | 'unread'> {
  const { id, balance, bonus_balance, info, meta } = profile
  const inStatus = (wanted: Bonuses[number]['status']) => bonuses.filter(({ status }) => status === wanted)
  return {
    id,
    name: shownName(profile),
    registeredAt: meta.registered_at,
    currency: balance.currency,
    ...(info.country && { country: info.country }),
    real: balance.amount,
    bonus: bonus_balance.amount,
    ...freeOf(inStatus('activated')),
    waiting: inStatus('pending').map(waitingBonus),
    categories: inStatus('activated').flatMap(({ bonus: { bets, casino } }) => [
      ...(casino ? (['casino'] as const) : []),
      ...(bets ? (['sport'] as const) : []),
    ]),
  }
}

function freeOf([bonus]: Bonuses): Pick<Player, 'free'> {
  return bonus?.free ? { free: bonus.free } : {}
}

function waitingBonus({ bonus, orig_bonus }: Bonuses[number]): WaitingBonus {
  const { id, name, wager, days, percent, minimum_odds, minimum_deposit = 0 } = bonus
  return {
    id,
    name,
    amount: orig_bonus.amount,
    minimumDeposit: minimum_deposit,
    wager,
    days,
    ...(percent !== undefined && { percent }),
    ...(minimum_odds !== undefined && { minimumOdds: minimum_odds }),
  }
}
