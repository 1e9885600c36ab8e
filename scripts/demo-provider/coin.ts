import { randomInt } from 'node:crypto'
import type { Wallet } from './wallet.ts'

export type Side = 'heads' | 'tails'

export type Outcome =
  | { readonly kind: 'came'; readonly side: Side; readonly payout: number }
  | { readonly kind: 'refused'; readonly code: string }

type Flip = {
  readonly token: string
  readonly currency: string
  /** The name of the round: it is played once, however often the form is sent. */
  readonly round: string
  readonly side: Side
  /** As it was typed. */
  readonly stake: string
}

/** What the right side pays, in hundredths of the stake: both sides together return 97 %. */
const pays = 194

const mostKept = 10_000

/** A coin that falls on either side equally often. */
export function createCoin({ call }: Wallet) {
  const rounds = new Map<string, Promise<Outcome>>()

  async function play({ token, currency, round, side, stake }: Flip): Promise<Outcome> {
    const amount = Math.round(Number(stake) * 100)
    if (!(amount > 0)) return { kind: 'refused', code: 'stake-too-small' }
    const transaction = `${round}-bet`
    const bet = await call('bet', { token, transaction, round, amount, currency }).catch(async () => {
      // Nobody knows whether the bet has arrived: it is taken back, even before it arrives.
      await call('rollback', { token, transaction, round }).catch(() => undefined)
      return { status: 0, code: 'lost' }
    })
    if (bet.status !== 200) return { kind: 'refused', code: bet.code ?? '' }
    const came: Side = randomInt(2) === 0 ? 'heads' : 'tails'
    const payout = came === side ? payoutOf(amount, currency) : 0
    await call('win', { token, transaction: `${round}-win`, round, amount: payout, currency })
    return { kind: 'came', side: came, payout }
  }

  return {
    flip(flip: Flip): Promise<Outcome> {
      const known = rounds.get(flip.round)
      if (known) return known
      if (rounds.size >= mostKept) rounds.clear()
      const played = play(flip)
      rounds.set(flip.round, played)
      return played
    },
  }
}

/** Rounded down to what the currency can pay. */
function payoutOf(amount: number, currency: string): number {
  const payout = Math.floor((amount * pays) / 100)
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits === 0 ? payout - (payout % 100) : payout
}
