import type { CurrencyCode, PlayBalance } from '../../../contract/index.ts'
import type { Split } from '../../../rules/bonus/split.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { HouseAccount } from '../../ledger/transfers/pocket.ts'

/** What those need who take stakes and pay winnings. */
export type Play = Ledger

/** Who plays, and what for. */
export type Playing = {
  readonly player: string
  readonly currency: CurrencyCode
  readonly balance: PlayBalance
  readonly house: Extract<HouseAccount, 'sportsbook' | 'games'>
  /** What is played: the kind of a thing and its id, such as `bet 7f3a` or `round 81c0`. */
  readonly cause: string
}

/** What a stake was made of. */
export type Staked = Split & { readonly isFree: boolean }
