import { createContext, useContext } from 'react'
import type { CashierCalls } from '../../../../contract/calls/cashier.ts'
import type { Withdrawal } from '../../../../contract/index.ts'
import type { Person } from '../../../../rules/main-site/known-details.ts'
import type { Player, PlayerActions } from '../../../page/player.ts'

export type PayoutMethods = CashierCalls['withdrawal-methods']['answer']
export type PayoutMethod = PayoutMethods['groups'][number]['methods'][number]
export type Standing = CashierCalls['withdrawal-conditions']['answer']

/** What every step of a withdrawal knows. */
export type PayingOut = Pick<PlayerActions, 'calls' | 'refresh'> & {
  readonly player: Player
  readonly methods: PayoutMethods
  readonly standing: Standing
  readonly person: Person
  /** For the staff to decide or to pay. */
  readonly open: readonly Withdrawal[]
  /** Those that were open, and those that were shown. */
  readonly withdrawals: ReadonlyMap<string, Withdrawal>
  /** Shows a withdrawal as it is now. */
  readonly keep: (withdrawal: Withdrawal) => void
  /** Shows what has become of a withdrawal, once its money has moved in the balance, too. */
  readonly settle: (withdrawal: Withdrawal) => Promise<void>
  /** Asks again for the conditions and for what is open; what was known stays while that fails. */
  readonly renew: () => Promise<void>
}

const PayingOutContext = createContext<PayingOut | null>(null)

export const PayingOutProvider = PayingOutContext.Provider

export function usePayingOut(): PayingOut {
  const payingOut = useContext(PayingOutContext)
  if (!payingOut) throw new Error('Used outside of withdrawals.')
  return payingOut
}
