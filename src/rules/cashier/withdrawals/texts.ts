import type { WithdrawalState } from '../../../contract/index.ts'

/** The texts that tell a player how a withdrawal stands: its state, and why it was rejected. */
export const withdrawalTexts = (state: WithdrawalState, reason: string | null): readonly string[] => [
  `ui.cashier.withdrawal-${state}`,
  ...(reason === null ? [] : [`ui.cashier.withdrawal-reason-${reason}`]),
]
