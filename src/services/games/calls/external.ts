import { externalBet as bet } from '../external/bet.ts'
import { gamblerOf, requireSigned, validLaunch } from '../external/known-call.ts'
import { launchGame as launch } from '../external/launch.ts'
import { externalRollback as rollBack } from '../external/rollback.ts'
import { externalWin as win } from '../external/win.ts'
import type { Gambler, Games, Handler } from '../games.ts'
import { playBalances } from '../history/balances.ts'

export const launchGame: Handler<'launch-game'> = async (games, { params, body, player: { account } }) => ({
  url: await launch(games, account, params.game, body.locale),
})

/** Providers play with real money. */
const answerFor = async (games: Games, gambler: Gambler) => ({
  balance: (await playBalances(games, gambler)).cash,
  currency: gambler.currency,
})

export const externalBalance: Handler<'external-balance'> = async (games, { params: { provider }, body }) => {
  requireSigned(games, provider, 'balance', body)
  return answerFor(games, gamblerOf(await validLaunch(games, provider, body.token)))
}

export const externalBet: Handler<'external-bet'> = async (games, { params: { provider }, body }) => {
  requireSigned(games, provider, 'bet', body)
  return answerFor(games, await bet(games, { ...body, provider }))
}

export const externalWin: Handler<'external-win'> = async (games, { params: { provider }, body }) => {
  requireSigned(games, provider, 'win', body)
  return answerFor(games, await win(games, { ...body, provider }))
}

export const externalRollback: Handler<'external-rollback'> = async (games, { params: { provider }, body }) => {
  requireSigned(games, provider, 'rollback', body)
  return answerFor(games, await rollBack(games, { ...body, provider }))
}
