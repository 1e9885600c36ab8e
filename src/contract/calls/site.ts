import { type CashierCalls, cashierCalls } from './cashier.ts'
import { type PlayerCalls, playerCalls } from './player.ts'

/** The families of calls that players make. */
export const siteFamilies = { player: playerCalls, cashier: cashierCalls } as const

/** Every call that players make, for the server. Pages import the families that they need. */
export const siteCalls = { ...playerCalls, ...cashierCalls } as const
export type SiteCalls = PlayerCalls & CashierCalls
export type SiteCallName = keyof SiteCalls
