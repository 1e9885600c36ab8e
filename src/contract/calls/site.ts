import { type CashierCalls, cashierCalls } from './cashier.ts'
import { type GamesCalls, gamesCalls } from './games.ts'
import { type InboxCalls, inboxCalls } from './inbox.ts'
import { type PlayerCalls, playerCalls } from './player.ts'
import { type SportsCalls, sportsCalls } from './sports.ts'
import { type VerificationCalls, verificationCalls } from './verification.ts'

/** The families of calls that players make. */
export const siteFamilies = {
  player: playerCalls,
  cashier: cashierCalls,
  games: gamesCalls,
  inbox: inboxCalls,
  sports: sportsCalls,
  verification: verificationCalls,
} as const

/** Every call that players make, for the server. Pages import the families that they need. */
export const siteCalls = {
  ...playerCalls,
  ...cashierCalls,
  ...gamesCalls,
  ...inboxCalls,
  ...sportsCalls,
  ...verificationCalls,
} as const
export type SiteCalls = PlayerCalls & CashierCalls & GamesCalls & InboxCalls & SportsCalls & VerificationCalls
export type SiteCallName = keyof SiteCalls
