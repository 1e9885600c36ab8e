import { Readable } from 'node:stream'
import type { Handler } from '../games.ts'
import { describeRounds } from '../history/describe-rounds.ts'
import { historyFile } from '../history/history-file.ts'
import { receiptOf } from '../history/receipt.ts'
import { roundsPage } from '../history/rounds-page.ts'
import { beginRound as begin } from '../rounds/begin-round.ts'
import { ownRound as find } from '../rounds/find-round.ts'
import { playMove as play } from '../rounds/play-move.ts'
import { changeSeeds as change } from '../seeds/change-seeds.ts'
import { readSeeds } from '../seeds/describe-seeds.ts'
import { answerRound } from './answer-round.ts'

export const beginRound: Handler<'begin-round'> = async (games, { body, player: { account } }) => {
  const { round, seed } = await begin(games, account, body)
  return answerRound(games, account, round, seed)
}

export const playMove: Handler<'play-move'> = async (games, { params, body, player: { account } }) =>
  answerRound(games, account, await play(games, account, { ...params, ...body }))

export const ownRound: Handler<'own-round'> = async (games, { params, player: { account } }) =>
  receiptOf(games, await find(games.db, params.round, account.id))

export const ownRounds: Handler<'own-rounds'> = async (games, { query, player: { account } }) => {
  const { rows, next } = await roundsPage(games, account.id, query)
  return { rounds: await describeRounds(games, rows), ...(next && { next }) }
}

export const ownRoundsFile: Handler<'own-rounds-file'> = (games, { query, player: { account }, caller }) => {
  caller.setHeader('content-disposition', 'attachment; filename="rounds.csv"')
  return Promise.resolve(Readable.from(historyFile(games, account.id, query)))
}

export const ownSeeds: Handler<'own-seeds'> = (games, { player: { account } }) => readSeeds(games, account.id)

export const changeSeeds: Handler<'change-seeds'> = (games, { body, player: { account } }) =>
  change(games, account.id, body.client_seed)
