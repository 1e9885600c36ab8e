import type { Caller } from '../../kernel/calls/call.ts'
import { hasFactor } from '../../services/factors/held-factors.ts'
import {
  countRecoveryCodes,
  forgetRecoveryCodes,
  makeRecoveryCodes,
} from '../../services/factors/recovery-codes/recovery-codes.ts'
import type { Desk } from '../desk.ts'
import { ownerOf } from '../sessions/factor-owner.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import type { Staff } from '../tables.ts'

/** The other sessions began without this factor: they end. Returns recovery codes, if there were none. */
export async function afterAdding(
  desk: Desk,
  { staff, caller }: { readonly staff: Staff; readonly caller: Caller },
): Promise<string[]> {
  await endOtherSessions(desk, caller, staff)
  const owner = ownerOf(staff)
  return (await countRecoveryCodes(desk, owner)) > 0 ? [] : makeRecoveryCodes(desk, owner)
}

/** Recovery codes replace a factor: without one they are void. */
export async function afterRemoving(desk: Desk, staff: Staff): Promise<void> {
  const owner = ownerOf(staff)
  if (!(await hasFactor(desk.db, owner))) await forgetRecoveryCodes(desk, owner)
}
