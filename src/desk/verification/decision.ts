import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { Decision } from '../../services/verification/staff-tools/decide.ts'
import { callError } from '../errors.ts'

/** Who decides against a player says why; so does who reopens what was decided. */
export function decisionOf({ id, act, reason, note = '' }: StaffCalls['decide-verification']['body']) {
  const words = note.trim()
  if (act === 'reject') {
    if (reason === undefined) throw callError('reason-needed')
    return { id, act, reason, note: words } satisfies Partial<Decision>
  }
  if ((act === 'reopen' || act === 'note') && words === '') throw callError('reason-needed', { location: 'note' })
  return { id, act, note: words } satisfies Partial<Decision>
}
