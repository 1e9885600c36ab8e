import { inGroup } from '../../../kernel/database/in-group.ts'
import { takeStakesTurn } from '../../cashier/limits/require-stake.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { smallestIn } from '../offered/terms.ts'
import { payRounds } from '../rounds/money.ts'
import { writeProgress } from '../rounds/write-progress.ts'
import type { StoredRound } from '../tables.ts'
import { gamblerOf, launchOf } from './known-call.ts'
import { externalRound } from './rounds.ts'
import type { WalletCalls } from './signature.ts'
import { isToldFirst } from './transactions.ts'

type Win = WalletCalls['win'] & { readonly provider: string }

/** Ends a round and pays what it won, once; also after the launch has expired or the player has left. */
export async function externalWin(games: Games, call: Win): Promise<Gambler> {
  const gambler = gamblerOf(await launchOf(games, call.provider, call.token))
  const { provider, transaction: id, round: name, amount, currency } = call
  if (amount % smallestIn(games, currency) !== 0) throw callError('stake-not-payable')
  await inGroup(games.db, async (db) => {
    await takeStakesTurn(db, gambler.id)
    const round = await externalRound(db, gambler.id, call)
    if (!round || round.currency !== currency) throw callError('external-round-unknown')
    if (amount > round.maximum_win) throw callError('external-win-too-large')
    const told = { provider, id, kind: 'win', round: name, account_id: gambler.id, currency, amount } as const
    if (!(await isToldFirst(games, db, told))) return
    if (round.state !== 'running') throw callError('external-round-over')
    const ended: StoredRound = { ...round, state: 'ended', payout: amount, ended_by: 'play', ended_at: games.now() }
    await writeProgress(db, ended)
    await payRounds(games, db, [ended])
  })
  return gambler
}
