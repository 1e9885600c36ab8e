import type { Database } from '../../../kernel/database/database.ts'
import { takeTurn } from '../../../kernel/database/in-turn.ts'
import { coolingOff } from '../../../rules/limits/limit-in-force.ts'
import { lossOf, playingTimeOf } from '../../../rules/limits/play.ts'
import { playOf } from '../../ledger/statements/play-of.ts'
import { callError } from '../errors.ts'
import { isExcluded, limitsInForce } from './player-limits.ts'

type Parts = { readonly now: () => number }

/** Throws while a player has excluded himself or herself. */
export async function requireNotExcluded({ now }: Parts, db: Database, player: string): Promise<void> {
  const moment = now()
  if (isExcluded(await limitsInForce(db, { player, now: moment }), moment)) throw callError('self-excluded')
}

type Stake = {
  readonly player: string
  /** In minor units. */
  readonly amount: number
  readonly pocket: 'cash' | 'bonus'
}

/** The stakes of a player are taken one after the other, from now on until the transaction ends. */
export const takeStakesTurn = (transaction: Database, player: string): Promise<void> =>
  takeTurn(transaction, `stakes of ${player}`)

/**
 * Throws if a stake goes beyond what the player has set. Whoever takes a stake calls this first, in the same
 * transaction: the stakes of a player are taken one after the other.
 */
export async function requireStake({ now: read }: Parts, transaction: Database, stake: Stake): Promise<void> {
  const { player, amount, pocket } = stake
  await takeStakesTurn(transaction, player)
  const now = read()
  const limits = await limitsInForce(transaction, { player, now })
  if (isExcluded(limits, now)) throw callError('self-excluded')
  const [loss, session] = [limits.loss.value, limits.session.value]
  if (loss === null && session === null) return
  const moves = await playOf(transaction, { player, since: now - coolingOff })
  if (session !== null && playingTimeOf(moves, now) >= session * 60_000) throw callError('session-limit')
  if (loss !== null && pocket === 'cash' && lossOf(moves) + amount > loss) throw callError('loss-limit')
}
