import { callError } from '../errors.ts'
import type { Handler } from '../games.ts'

export const launchGame: Handler<'launch-game'> = () => {
  throw callError('unavailable')
}
export const externalBalance: Handler<'external-balance'> = () => {
  throw callError('unavailable')
}
export const externalBet: Handler<'external-bet'> = () => {
  throw callError('unavailable')
}
export const externalWin: Handler<'external-win'> = () => {
  throw callError('unavailable')
}
export const externalRollback: Handler<'external-rollback'> = () => {
  throw callError('unavailable')
}
