import { Readable } from 'node:stream'
import { ownBet as find } from '../bets/find-bet.ts'
import { cashOut as sell } from '../cash-out/cash-out.ts'
import { worthOf } from '../cash-out/worth.ts'
import { betsPage } from '../history/bets-page.ts'
import { describeBet, describeBets } from '../history/describe-bets.ts'
import { historyFile } from '../history/history-file.ts'
import { receiptOf } from '../history/receipt.ts'
import { checkSlip as check } from '../placing/check-slip.ts'
import { placeBet as place } from '../placing/place-bet.ts'
import type { Handler } from '../sportsbook.ts'

export const checkSlip: Handler<'check-slip'> = (sportsbook, { body }) => check(sportsbook, body)

export const placeBet: Handler<'place-bet'> = async (sportsbook, { body, player: { account } }) => ({
  bet: await place(sportsbook, account, body),
})

export const ownBets: Handler<'own-bets'> = async (sportsbook, { query, player: { account } }) => {
  const { rows, next } = await betsPage(sportsbook, account.id, query)
  return { bets: await describeBets(sportsbook, rows), ...(next && { next }) }
}

export const ownBetsFile: Handler<'own-bets-file'> = (sportsbook, { query, player: { account }, caller }) => {
  caller.setHeader('content-disposition', 'attachment; filename="bets.csv"')
  return Promise.resolve(Readable.from(historyFile(sportsbook, account.id, query)))
}

export const ownBet: Handler<'own-bet'> = async (sportsbook, { params, player: { account } }) =>
  receiptOf(sportsbook, await find(sportsbook.db, params.bet, account.id))

export const cashOutOffer: Handler<'cash-out-offer'> = async (sportsbook, { params, player: { account } }) => {
  const bet = await find(sportsbook.db, params.bet, account.id)
  return { offer: await worthOf(sportsbook, sportsbook.db, { bettor: account, bet }) }
}

export const cashOut: Handler<'cash-out'> = async (sportsbook, { params, body, player: { account } }) => ({
  bet: await describeBet(sportsbook, await sell(sportsbook, { bettor: account, id: params.bet, value: body.value })),
})
