import type { Generated } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly player_bonuses: PlayerBonusTable
    readonly promo_codes: PromoCodeTable
    readonly promo_uses: PromoUseTable
  }
}

type PlayerBonusTable = {
  id: string
  account_id: string
  preset: string
  name: string
  status: 'pending' | 'deactivated' | 'transferred' | 'bankrupt' | 'expired'
  bets: number
  casino: number
  wager: number
  amount: number
  currency: string
  transferred_amount: Generated<number>
  created_at: number
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
