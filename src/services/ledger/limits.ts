import type { CashierCallName } from '../../contract/calls/cashier.ts'
import type { Limits } from '../../kernel/limits/limit.ts'

const minute = 60_000

/** Both read everything that moved the player's money: files send it, pages add it up. */
export const limits: Limits<CashierCallName> = {
  'own-payments': { name: 'own-payments', rules: [{ by: 'account', times: 120, window: 10 * minute }] },
  'own-transfers': { name: 'own-transfers', rules: [{ by: 'account', times: 20, window: 10 * minute }] },
}
