import { lastChange } from '../../../kernel/stream/note-changes.ts'
import type { Handler } from '../games.ts'
import { describeRounds } from '../history/describe-rounds.ts'
import { cashOutRound as leave } from '../shared-tables/cash-out.ts'
import { allTables, describeTable } from '../shared-tables/describe-table.ts'
import { ownAtTable } from '../shared-tables/own-at-table.ts'
import { placeTableBet as place } from '../shared-tables/place-table-bet.ts'
import { findTable } from '../shared-tables/table-rounds.ts'
import { takeBackTableBet as takeBack } from '../shared-tables/take-back.ts'
import { answerRound } from './answer-round.ts'

export const tables: Handler<'tables'> = async (games) => ({ now: games.now(), tables: await allTables(games) })

export const table: Handler<'table'> = async (games, { params }) => {
  const { id } = findTable(games, params.table)
  // Read first: what changes in the meantime is told to viewers once more.
  const seen = await lastChange(games.db)
  return { seen, table: await describeTable(games, id), now: games.now() }
}

export const ownTable: Handler<'own-table'> = async (games, { params, player: { account } }) => {
  const { id } = findTable(games, params.table)
  return { rounds: await describeRounds(games, await ownAtTable(games.db, id, account.id)) }
}

export const placeTableBet: Handler<'place-table-bet'> = async (games, { params, body, player: { account } }) =>
  answerRound(games, account, await place(games, account, { ...params, ...body }))

export const takeBackTableBet: Handler<'take-back-table-bet'> = async (games, { params, player: { account } }) =>
  answerRound(games, account, await takeBack(games, account, params.round))

export const cashOutRound: Handler<'cash-out-round'> = async (games, { params, player: { account }, caller }) =>
  answerRound(games, account, await leave(games, account, params.round, games.now() - caller.arrivedAgo()))
