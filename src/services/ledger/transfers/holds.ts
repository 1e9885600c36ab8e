import type { CurrencyCode } from '../../../contract/index.ts'
import type { HouseAccount } from './pocket.ts'
import type { Leg, Transfer } from './transfer.ts'

type Moved = Pick<Transfer, 'id' | 'cause'> & {
  readonly player: string
  readonly currency: CurrencyCode
  /** In minor units. */
  readonly amount: number
}

/** Part of a hold, or all of it; the amount is always said, so that a retried request is the same request. */
type OfHold = Moved & { readonly hold: string }

/** Sets cash aside, and bonus money with it. The id of the transfer is that of the hold. */
export function holdOf({
  id,
  cause,
  player,
  currency,
  amount,
  bonus = 0,
}: Moved & { readonly bonus?: number }): Transfer {
  const legs: readonly Leg[] = [
    { player, pocket: 'cash', currency, amount: -amount },
    { player, pocket: 'bonus', currency, amount: -bonus },
    { player, hold: id, currency, amount: amount + bonus },
  ]
  return { id, kind: 'hold', cause, legs: legs.filter((leg) => leg.amount !== 0) }
}

/** Takes what was set aside. */
export const captureOf = ({ id, cause, player, hold, currency, amount }: OfHold, to: HouseAccount): Transfer => ({
  id,
  kind: 'capture',
  cause,
  legs: [
    { player, hold, currency, amount: -amount },
    { house: to, currency, amount },
  ],
})

/** Gives back what was set aside. */
export const releaseOf = ({ id, cause, player, hold, currency, amount }: OfHold): Transfer => ({
  id,
  kind: 'release',
  cause,
  legs: [
    { player, hold, currency, amount: -amount },
    { player, pocket: 'cash', currency, amount },
  ],
})
