import type { CashierCallName } from '../../contract/calls/cashier.ts'
import type { Limits } from '../../kernel/limits/limit.ts'

const minute = 60_000

/** Statements can be long. */
export const limits: Limits<CashierCallName> = {
  'own-transfers': { name: 'own-transfers', rules: [{ by: 'account', times: 20, window: 10 * minute }] },
}
