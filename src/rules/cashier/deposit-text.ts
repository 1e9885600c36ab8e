import type { DepositState } from '../../contract/index.ts'

/** The text that tells a player how a deposit stands; undefined while there is nothing to tell. */
export function depositText(state: DepositState, reason: string | null): string | undefined {
  switch (state) {
    case 'waiting':
      return reason === null ? undefined : 'ui.cashier.transaction-not-found'
    case 'queue':
      return 'ui.cashier.deposit-queued'
    case 'success':
      return 'ui.cashier.deposit-succeeded'
    case 'fail':
      return failures.get(reason ?? '') ?? 'ui.cashier.deposit-failed'
    default:
      return state satisfies never
  }
}

const failures: ReadonlyMap<string, string> = new Map([
  ['expired', 'ui.cashier.deposit-expired'],
  ['amount-differs', 'ui.cashier.deposit-differs'],
  ['currency-differs', 'ui.cashier.deposit-differs'],
])
