import type { DepositState } from '../../contract/index.ts'

/** What happens to a deposit. */
export type DepositNews =
  /** The player sent a transaction ID. */
  | 'sent'
  /** The provider has the right sum in the right currency. */
  | 'paid'
  /** The provider does not find the transaction; the player may send it again. */
  | 'missing'
  | 'refused'
  /** The provider has another sum, or another currency. */
  | 'differs'
  /** Nobody paid or answered in time. */
  | 'expired'

/** What is not listed changes nothing: a success stays, and money that comes after a failure is still credited. */
const transitions: Readonly<Record<DepositState, Partial<Record<DepositNews, DepositState>>>> = {
  waiting: { sent: 'queue', paid: 'success', refused: 'fail', differs: 'fail', expired: 'fail' },
  queue: { paid: 'success', missing: 'waiting', refused: 'fail', differs: 'fail', expired: 'fail' },
  success: {},
  fail: { paid: 'success' },
}

/** The next state; undefined if the news changes nothing. */
export const nextState = (state: DepositState, news: DepositNews): DepositState | undefined => transitions[state][news]
