import type { VerificationState } from '../../contract/index.ts'

/** The texts that tell a player how a check stands: its state, and why it was rejected. */
export const verificationTexts = (state: VerificationState, reason: string | null): readonly string[] => [
  `ui.verification.state-${state}`,
  ...(reason === null ? [] : [`ui.verification.reason-${reason}`]),
]
