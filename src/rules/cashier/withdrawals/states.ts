import type { WithdrawalState } from '../../../contract/index.ts'

/** What happens to a withdrawal; the player cancels, everything else is done by the staff. */
export type WithdrawalAct = 'approve' | 'send' | 'reject' | 'cancel'

/** What is not listed is refused. The player can cancel until somebody has approved. */
const transitions: Readonly<Record<WithdrawalState, Partial<Record<WithdrawalAct, WithdrawalState>>>> = {
  pending: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { send: 'sent', reject: 'rejected' },
  sent: {},
  rejected: {},
  cancelled: {},
}

export const stateAfter = (state: WithdrawalState, act: WithdrawalAct): WithdrawalState | undefined =>
  transitions[state][act]

/** Whether somebody still has to do something, and the money is held. */
export const isOpen = (state: WithdrawalState): boolean => Object.keys(transitions[state]).length > 0
