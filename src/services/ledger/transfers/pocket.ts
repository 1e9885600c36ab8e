/** What a player owns: money to play with and to withdraw, and bonus money. */
export type PlayerPocket = 'cash' | 'bonus' | 'held'

/** Where the money of players comes from and goes to. */
export type HouseAccount =
  /** Banks and payment providers. */
  | 'payments'
  /** Stakes and winnings of bets. */
  | 'sportsbook'
  /** Stakes and winnings of games. */
  | 'games'
  /** Bonuses and promo codes. */
  | 'promotions'
  /** Balances from before the ledger. */
  | 'opening'
  /** Differences that the staff corrects. */
  | 'corrections'

export type Pocket =
  | { readonly player: string; readonly pocket: 'cash' | 'bonus' }
  /** Money that is set aside; each hold is a pocket of its own, named after the transfer that made it. */
  | { readonly player: string; readonly hold: string }
  | { readonly house: HouseAccount }
