import { createContext, useContext } from 'react'
import type { PlayerCalls } from '../../contract/calls/player.ts'
import type { BonusPreset, CountryCode, CurrencyCode, Deposit } from '../../contract/index.ts'
import type { Purse } from '../../rules/main-site/bonus-money.ts'
import type { PlayerCallsOfSite } from './player-calls.ts'

/** A bonus that becomes money with the first deposit, on the terms of the day on which the player got it. */
export type WaitingBonus = Pick<BonusPreset, 'percent' | 'wager' | 'days' | 'minimumOdds'> & {
  readonly id: number | undefined
  readonly name: string
  /** In minor units. */
  readonly amount: number
  /** The smallest deposit that brings it, in minor units. */
  readonly minimumDeposit: number
}

/** Free spins or free bets of the bonus that the player plays with. */
export type FreeStakes = NonNullable<PlayerCalls['player-bonuses']['answer']['data'][number]['free']>

export type Player = {
  readonly id: string
  readonly name: string
  /** In seconds since 1970. */
  readonly registeredAt: number
  readonly currency: CurrencyCode
  /** Where they live, if they have said so. */
  readonly country?: CountryCode
  /** In minor units. */
  readonly real: number
  readonly bonus: number
  readonly waiting: readonly WaitingBonus[]
  /** The categories of the bonuses that can be played with. */
  readonly categories: readonly ('casino' | 'sport')[]
  readonly free?: FreeStakes
  readonly purse: Purse
  /** How many notices are unread. */
  readonly unread: number
  /** The newest deposit that waits for the player. */
  readonly unfinished?: Deposit
}

/** The visitor as the page knows them; the server only knows whether somebody may be signed in. */
export type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'player'; readonly player: Player; readonly act: PlayerActions }

export type PlayerActions = {
  readonly choosePurse: (purse: Purse) => void
  readonly logOut: () => void
  /** Loads money and bonuses again; resolves when they are shown. */
  readonly refresh: () => Promise<void>
  readonly calls: PlayerCallsOfSite
}

const VisitorContext = createContext<Visitor>({ kind: 'visitor' })

export const VisitorProvider = VisitorContext.Provider

export const useVisitor = () => useContext(VisitorContext)
