import type { CashierCallName } from '../../contract/calls/cashier.ts'
import type { Limits } from '../../kernel/limits/limit.ts'

const minute = 60_000

export const limits: Limits<CashierCallName> = {
  'start-deposit': { name: 'start-deposit', rules: [{ by: 'account', times: 30, window: 10 * minute }] },
  // Transaction IDs are guessed otherwise.
  'send-transaction': { name: 'send-transaction', rules: [{ by: 'account', times: 20, window: 10 * minute }] },
  'set-limit': { name: 'set-limit', rules: [{ by: 'account', times: 30, window: 10 * minute }] },
  'request-withdrawal': { name: 'request-withdrawal', rules: [{ by: 'account', times: 30, window: 10 * minute }] },
  'cancel-withdrawal': { name: 'cancel-withdrawal', rules: [{ by: 'account', times: 30, window: 10 * minute }] },
  'payment-callback': {
    name: 'payment-callback',
    within: 'process',
    rules: [{ by: 'ip', times: 600, window: minute }],
  },
}
