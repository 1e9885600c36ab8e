import type { Game } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { hashToken, newId } from '../../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { openGame } from '../offered/find-game.ts'
import { requireStakesWithin, termsFor } from '../offered/terms.ts'
import { requireSession } from '../rounds/market-terms.ts'
import { requireLimits, takeRoundStake } from '../rounds/money.ts'
import { storeRules } from '../rounds/rules.ts'
import { writeProgress } from '../rounds/write-progress.ts'
import type { StoredRound } from '../tables.ts'
import { gamblerOf, validLaunch } from './known-call.ts'
import { externalRound, requestOf } from './rounds.ts'
import type { WalletCalls } from './signature.ts'
import { isToldFirst, toldBefore } from './transactions.ts'

type Bet = WalletCalls['bet'] & { readonly provider: string }

/** Takes a stake for a provider, once for each transaction; never if it was rolled back before. */
export async function externalBet(games: Games, call: Bet): Promise<Gambler> {
  const launch = await validLaunch(games, call.provider, call.token)
  const gambler = gamblerOf(launch)
  const game = openGame(games, launch.game, gambler)
  if (call.currency !== gambler.currency) throw callError('stakes-not-taken')
  const terms = termsFor(games, game, gambler)
  requireStakesWithin(games, gambler, [call.amount], terms)
  await inGroup(games.db, (db) => take(games, db, { call, gambler, game, maximumWin: terms.maximumWin }))
  return gambler
}

type Taking = {
  readonly call: Bet
  readonly gambler: Gambler
  readonly game: Game
  readonly maximumWin: number
}

async function take(games: Games, db: Database, { call, gambler, game, maximumWin }: Taking): Promise<void> {
  const { provider, transaction: id, round, amount, currency } = call
  await requireLimits(games, db, { account_id: gambler.id, currency, balance: 'cash', amount })
  await requireSession(games, db, gambler)
  if (await toldBefore(db, { provider, id, kind: 'rollback' })) throw callError('external-rolled-back')
  const told = { provider, id, kind: 'bet', round, account_id: gambler.id, currency, amount } as const
  if (!(await isToldFirst(games, db, told))) return
  const running = await externalRound(db, gambler.id, call)
  if (running && running.state !== 'running') throw callError('external-round-over')
  const begun = running
    ? await raised(db, running, amount)
    : await begin(games, db, { call, gambler, game, maximumWin })
  await takeRoundStake(games, db, { round: begun, amount })
}

/** Each further bet is counted as a move. */
async function raised(db: Database, round: StoredRound, amount: number): Promise<StoredRound> {
  const more = { ...round, staked: round.staked + amount, move_count: round.move_count + 1 }
  await writeProgress(db, more)
  return more
}

async function begin(games: Games, db: Database, { call, gambler, game, maximumWin }: Taking): Promise<StoredRound> {
  const { provider, round: name, amount } = call
  const round: StoredRound = {
    id: newId(),
    account_id: gambler.id,
    request_id: requestOf(provider, name),
    request_hash: hashToken(requestOf(provider, name)),
    game: game.id,
    rules_hash: await storeRules(games, db, game.engine),
    currency: gambler.currency,
    balance: 'cash',
    bet: '{}',
    ...{ moves: '[]', move_count: 0, staked: amount, maximum_win: maximumWin, payout: null, state: 'running' },
    ...{ ended_by: null, seed_id: null, nonce: 0, table_round: null, auto_at: null, cashed_out: null },
    ...{ created_at: games.now(), due_at: null, ended_at: null },
  }
  await db.insertInto('rounds').values(round).execute()
  return round
}
