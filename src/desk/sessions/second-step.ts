import type { Caller } from '../../kernel/calls/call.ts'
import { hasFactor } from '../../services/factors/held-factors.ts'
import type { Owner } from '../../services/factors/owner.ts'
import {
  awaitSecondStep,
  endStep,
  ownerOfStep,
  secondStepLifetime,
} from '../../services/factors/second-steps/second-steps.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'
import { ownerOf } from './factor-owner.ts'

/** Not the cookie of a session: whoever has only done the first step is signed out. */
const cookie = 'desk_second_step'

/** After the first step: asks for the second one if the staff member has a factor. */
export async function requireSecondStep(desk: Desk, caller: Caller, staff: Staff): Promise<void> {
  const owner = ownerOf(staff)
  if (!(await hasFactor(desk.db, owner))) return
  giveCookie(caller, await awaitSecondStep(desk, owner), secondStepLifetime)
  throw callError('second-step-needed', { about: staff.id })
}

/** Who has done the first step in this browser. */
export async function requireFirstStep(desk: Desk, caller: Caller): Promise<Owner> {
  const owner = await ownerOfStep(desk, 'staff', caller.cookie(cookie) ?? '')
  if (!owner) throw callError('second-step-expired')
  return owner
}

/** Uses the first step up: it leads to one session. */
export async function endSecondStep(desk: Desk, caller: Caller): Promise<void> {
  const isFirst = await endStep(desk, 'staff', caller.cookie(cookie) ?? '')
  giveCookie(caller, '', 0)
  if (!isFirst) throw callError('second-step-expired')
}

function giveCookie(caller: Caller, token: string, milliseconds: number): void {
  caller.setCookie(cookie, token, milliseconds / 1000, { path: '/admin', sameSite: 'strict' })
}
