import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { CurrencyCode } from '../../../contract/index.ts'
import type { Offers } from '../offers.ts'
import type { PlayerBonus } from '../tables.ts'

type Described = PlayerCalls['player-bonuses']['answer']['data'][number]

/** A bonus as its player sees it. */
export function describeBonus(offers: Pick<Offers, 'records'>, bonus: PlayerBonus): Described {
  const currency = bonus.currency as CurrencyCode
  const { id, status, activated_at, expires_at, ended_at, wagered: played, required } = bonus
  return {
    id,
    created_at: seconds(bonus.created_at),
    status,
    bonus: { ...numberOf(offers, bonus), ...termsOf(bonus) },
    orig_bonus: { amount: bonus.amount, currency },
    transfer: { amount: bonus.transferred_amount, currency },
    ...(activated_at !== null && { activated_at: seconds(activated_at), wagering: { played, required } }),
    ...(expires_at !== null && { expires_at: seconds(expires_at) }),
    ...(ended_at !== null && { ended_at: seconds(ended_at) }),
    ...freeOf(bonus),
  }
}

/** The number of a bonus, unless it is no longer offered. */
function numberOf({ records }: Pick<Offers, 'records'>, { preset }: PlayerBonus): { readonly id?: number } {
  const found = records().bonusPresets.find(({ id }) => id === preset)
  return found ? { id: found.bonusId } : {}
}

function termsOf({ name, wager, days, percent, bets, casino, ...terms }: PlayerBonus): Described['bonus'] {
  const { minimum_odds, minimum_deposit, maximum_stake } = terms
  return {
    name,
    wager,
    days,
    ...(percent !== null && { percent }),
    ...(minimum_odds !== null && { minimum_odds: minimum_odds / 1000 }),
    ...(minimum_deposit > 0 && { minimum_deposit }),
    ...(maximum_stake !== null && { maximum_stake }),
    bets: bets === 1,
    casino: casino === 1,
  }
}

function freeOf({ free_kind: kind, free_game: game, free_left: left, free_stake: stake }: PlayerBonus) {
  return kind === null ? {} : { free: { kind, left, stake, ...(game !== null && { game }) } }
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
