import type { Deposit } from '../../contract/index.ts'

/** What the player does or sees at a deposit. */
export type DepositStep = 'pay' | 'transaction' | 'queue' | 'success' | 'fail'

type Standing = Pick<Deposit, 'state' | 'kind' | 'reason'>

/** A transfer has a step of its own for the transaction ID; all others are noticed by the provider. */
export function stepOf({ state, kind, reason }: Standing, hasPaid: boolean): DepositStep {
  if (state !== 'waiting') return state
  return kind === 'transfer' && (hasPaid || reason !== undefined) ? 'transaction' : 'pay'
}

export type ListedStep = 'amount' | 'pay' | 'transaction' | 'result'

/** The steps of a method, in order. */
export const stepsOf = (kind: Deposit['kind']): readonly ListedStep[] =>
  kind === 'transfer' ? ['amount', 'pay', 'transaction', 'result'] : ['amount', 'pay', 'result']

/** Where a step stands in that list. */
export function listedStep(step: DepositStep): ListedStep {
  return step === 'pay' || step === 'transaction' ? step : 'result'
}

/** Whether something can still happen to the deposit that the player waits for. */
export const isRunning = ({ state }: Pick<Deposit, 'state'>): boolean => state === 'waiting' || state === 'queue'
