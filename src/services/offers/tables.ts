import type { Generated } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly player_bonuses: PlayerBonusTable
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
  created_at: number
  activated_at: number | null
  expires_at: number | null
}

type PromoCodeTable = {
  code: string
  /** JSON by language; always includes English. */
  descriptions: string
  currency: string | null
  valid_from: number
  valid_until: number
  uses_left: number | null
}

type PromoUseTable = {
  code: string
  account_id: string
  used_at: number
}
