import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { RoundBet } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { betProblem } from '../../../rules/rounds/play-round.ts'
import type { TableRules } from '../../../rules/rounds/play-table.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { requireOpen } from '../offered/find-game.ts'
import { requireStakesWithin, termsFor } from '../offered/terms.ts'
import { insertRound, onceForRequest } from '../rounds/begin-once.ts'
import { requireSession } from '../rounds/market-terms.ts'
import { requireLimits, takeRoundStake } from '../rounds/money.ts'
import { type Asked as AskedRound, newRound } from '../rounds/new-round.ts'
import { amountsOf } from '../rounds/staked-by.ts'
import type { StoredRound, StoredTableRound } from '../tables.ts'
import { tableRulesWith } from './dealt.ts'
import { findTable, openTableRound } from './table-rounds.ts'

type Asked = { readonly table: string } & GamesCalls['place-table-bet']['body']

/** Bets in a round of a table while it takes bets, once for each request id. */
export async function placeTableBet(games: Games, gambler: Gambler, asked: Asked): Promise<StoredRound> {
  const { table, round: number, bet, balance, request_id } = asked
  const request = { request_id, game: table, bet, balance, round: number }
  const { round } = await onceForRequest(games.db, gambler, request, async () => {
    const game = findTable(games, table)
    requireOpen(games, game, gambler)
    if (balance === 'bonus' && !game.bonusMoney) throw callError('game-without-bonus')
    const row = await openTableRound(games, table, number)
    const rules = await tableRulesWith(games, row.rules_hash)
    requirePossible(rules, bet)
    const terms = termsFor(games, game, gambler)
    requireStakesWithin(games, gambler, amountsOf(bet), terms)
    const agreed = { row, rules, maximumWin: terms.maximumWin }
    return { round: await inGroup(games.db, (db) => place(games, db, gambler, request, agreed)) }
  })
  return round
}

/** Everybody leaves a flight with one bet at a time. */
function requirePossible(rules: TableRules, bet: RoundBet): void {
  const problem = betProblem(rules, bet)
  if (problem) throw callError('bet-impossible', { details: { problem } })
  if (bet.kind === 'crash' && bet.chips.length > 1)
    throw callError('bet-impossible', { details: { problem: 'too-many' } })
}

type Agreed = { readonly row: StoredTableRound; readonly rules: TableRules; readonly maximumWin: number }

async function place(
  games: Games,
  db: Database,
  gambler: Gambler,
  asked: AskedRound,
  { row, rules, maximumWin }: Agreed,
): Promise<StoredRound> {
  const { id: account_id, currency } = gambler
  const staked = amountsOf(asked.bet).reduce((sum, amount) => sum + amount, 0)
  await requireLimits(games, db, { account_id, currency, balance: asked.balance, amount: staked })
  await requireSession(games, db, gambler)
  await requireRoom(db, gambler, row, rules)
  const place = { table_round: row.id, nonce: row.number, auto_at: autoOf(asked.bet) }
  const round = newRound(games, gambler, asked, { rules_hash: row.rules_hash, staked, maximumWin, place })
  await insertRound(db, round)
  await takeRoundStake(games, db, { round, amount: staked })
  return round
}

const autoOf = (bet: RoundBet): number | null => (bet.kind === 'crash' ? (bet.chips[0]?.at ?? null) : null)

/** So many bets a player may have in a round, unless the rules say less. */
const usual = 20

async function requireRoom(db: Database, { id }: Gambler, row: StoredTableRound, rules: TableRules): Promise<void> {
  const { count } = await db
    .selectFrom('rounds')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', id)
    .where('table_round', '=', row.id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  if (Number(count) >= (rules.kind === 'crash' ? rules.bets : usual)) throw callError('table-full')
}
