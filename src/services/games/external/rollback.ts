import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { takeStakesTurn } from '../../cashier/limits/require-stake.ts'
import { post } from '../../ledger/transfers/post.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { returned } from '../rounds/ended.ts'
import { causeOf, payRounds } from '../rounds/money.ts'
import { writeProgress } from '../rounds/write-progress.ts'
import type { StoredRound, StoredTransaction } from '../tables.ts'
import { gamblerOf, launchOf } from './known-call.ts'
import { externalRound } from './rounds.ts'
import type { WalletCalls } from './signature.ts'
import { isToldFirst, toldBefore } from './transactions.ts'

type Rollback = WalletCalls['rollback'] & { readonly provider: string }

/** Gives back the stake of a bet, once. If the bet has not arrived yet, what is noted refuses it when it does. */
export async function externalRollback(games: Games, call: Rollback): Promise<Gambler> {
  const gambler = gamblerOf(await launchOf(games, call.provider, call.token))
  const { provider, transaction: id, round: name } = call
  await inGroup(games.db, async (db) => {
    await takeStakesTurn(db, gambler.id)
    const told = { provider, id, kind: 'rollback', round: name, account_id: gambler.id } as const
    if (!(await isToldFirst(games, db, { ...told, currency: gambler.currency, amount: 0 }))) return
    const bet = await toldBefore(db, { provider, id, kind: 'bet' })
    if (!bet) return
    if (bet.account_id !== gambler.id || bet.round !== name) throw callError('external-reused')
    const round = await externalRound(db, gambler.id, call)
    if (round?.state !== 'running') throw callError('external-round-over')
    await giveBack(games, db, round, bet)
  })
  return gambler
}

/** The last bet of a round returns the round; of several bets, one is given back alone. */
async function giveBack(
  games: Games,
  db: Database,
  round: StoredRound,
  { id, amount }: StoredTransaction,
): Promise<void> {
  if (amount === round.staked) {
    const back = returned(games, round, 'play')
    await writeProgress(db, back)
    await payRounds(games, db, [back])
    return
  }
  await writeProgress(db, { ...round, staked: round.staked - amount })
  const { account_id: player } = round
  const currency = round.currency as CurrencyCode
  await post(games, db, {
    id: `${causeOf(round)} rollback ${id}`,
    kind: 'payout',
    cause: causeOf(round),
    legs: [
      { player, pocket: 'cash', currency, amount },
      { house: 'games', currency, amount: -amount },
    ],
  })
}
