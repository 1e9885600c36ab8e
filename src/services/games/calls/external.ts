import { callError } from '../errors.ts'
import type { Handler } from '../games.ts'

export const launchGame: Handler<'launch-game'> = () => {
  throw callError('game-not-external')
}
export const externalBalance: Handler<'external-balance'> = () => {
  throw callError('external-forged')
}
export const externalBet: Handler<'external-bet'> = () => {
  throw callError('external-forged')
}
export const externalWin: Handler<'external-win'> = () => {
  throw callError('external-forged')
}
export const externalRollback: Handler<'external-rollback'> = () => {
  throw callError('external-forged')
}
