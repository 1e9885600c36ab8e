import { createContext, useContext } from 'react'
import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import type { Deposit } from '../../../contract/index.ts'
import type { Player, PlayerActions } from '../../page/player.ts'

export type Methods = CashierCalls['payment-methods']['answer']
export type Method = Methods['groups'][number]['methods'][number]

/** What every step of a deposit knows. */
export type Cashier = Pick<PlayerActions, 'calls' | 'refresh'> & {
  readonly player: Player
  readonly methods: Methods
  /** Those that run, and those that were shown. */
  readonly deposits: ReadonlyMap<string, Deposit>
  /** Shows a deposit as it is now. */
  readonly keep: (deposit: Deposit) => void
  /** Deposits for which a bonus was waiting. */
  readonly awaited: ReadonlySet<string>
}

const CashierContext = createContext<Cashier | null>(null)

export const CashierProvider = CashierContext.Provider

export function useCashier(): Cashier {
  const cashier = useContext(CashierContext)
  if (!cashier) throw new Error('Used outside of deposits.')
  return cashier
}

export function methodOf({ groups }: Methods, id: string): Method | undefined {
  return groups.flatMap(({ methods }) => methods).find((method) => method.id === id)
}
