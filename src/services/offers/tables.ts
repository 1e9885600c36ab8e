import type { Generated, Selectable } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly player_bonuses: PlayerBonusTable
    readonly bonus_stakes: BonusStakeTable
    readonly promo_codes: PromoCodeTable
    readonly promo_uses: PromoUseTable
  }
}

export type PlayerBonusTable = {
  id: string
  account_id: string
  preset: string
  name: string
  status: 'pending' | 'activated' | 'deactivated' | 'transferred' | 'bankrupt' | 'expired'
  bets: number
  casino: number
  wager: number
  /** Of the deposit; null for a fixed amount. The terms are those of the day on which the player chose the bonus. */
  percent: number | null
  minimum_deposit: Generated<number>
  /** In thousandths. */
  minimum_odds: number | null
  /** For how long it is valid from its deposit on. */
  days: Generated<number>
  /** The most that it gives; from its deposit on what it has given. */
  amount: number
  currency: string
  transferred_amount: Generated<number>
  /** How much has to be played before its money becomes real, and how much has been. */
  required: Generated<number>
  wagered: Generated<number>
  /** Of a bet or a round with its money; null without a limit. */
  maximum_stake: Generated<number | null>
  /** Null for bonus money; otherwise what is free. */
  free_kind: Generated<'spins' | 'bet' | null>
  /** The only game of free spins. */
  free_game: Generated<string | null>
  free_left: Generated<number>
  /** The value of each. */
  free_stake: Generated<number>
  created_at: number
  activated_at: number | null
  expires_at: number | null
  ended_at: Generated<number | null>
}

export type PlayerBonus = Selectable<PlayerBonusTable>

/** What was staked with a bonus on a bet or a round, in minor units. */
type BonusStakeTable = {
  /** What was staked on: the kind of a thing and its id, such as `bet 7f3a`. */
  cause: string
  bonus_id: string
  account_id: string
  cash: number
  bonus: number
  /** Whether it was a free spin or a free bet, which the house pays. */
  is_free: number
  /** How much of it counts towards the wager. */
  counted: Generated<number>
  is_open: Generated<number>
  staked_at: number
}

export type BonusStake = Selectable<BonusStakeTable>

type PromoCodeTable = {
  code: string
  /** JSON by language; always includes English. */
  descriptions: string
  currency: string | null
  valid_from: number
  valid_until: number
  uses_left: number | null
  /** The bonus that it gives. */
  preset: Generated<string | null>
}

type PromoUseTable = {
  code: string
  account_id: string
  used_at: number
}
