import type { VerificationState } from '../../contract/index.ts'

/**
 * How the check of a player's documents stands. Nothing sent yet is no state; each attempt has its own.
 *
 * - sent: a document has arrived, others that are asked for have not.
 * - in-process: everything is there and waits in the queue of the staff. The player may still replace a document.
 * - on-check: a colleague looks at the documents, so they stay as they are.
 * - verified, rejected: the result. After a rejection the player begins anew.
 */
type Known = VerificationState | 'none'

/** What happens: a document arrives, or the last one that was missing; everything else is done by the staff. */
export type VerificationAct = 'receive' | 'complete' | 'take' | 'approve' | 'reject' | 'reopen'

/** What is not listed is refused. */
const transitions: Readonly<Record<Known, Partial<Record<VerificationAct, VerificationState>>>> = {
  none: { receive: 'sent', complete: 'in-process' },
  sent: { receive: 'sent', complete: 'in-process' },
  'in-process': { complete: 'in-process', take: 'on-check' },
  'on-check': { approve: 'verified', reject: 'rejected' },
  verified: { reopen: 'on-check' },
  rejected: {},
}

export const stateAfter = (state: Known, act: VerificationAct): VerificationState | undefined => transitions[state][act]

/** Whether a document may arrive; a rejected check is over, and a document begins the next one. */
export const mayReceive = (state: Known): boolean => state === 'rejected' || stateAfter(state, 'complete') !== undefined

/** Whether the staff may see the documents: before, the player may still replace them. */
export const mayView = (state: VerificationState): boolean =>
  state === 'on-check' || state === 'verified' || state === 'rejected'

/** Whether the staff compares the profile with the documents, or is about to. */
export const isUnderModeration = (state: VerificationState): boolean => state === 'in-process' || state === 'on-check'
