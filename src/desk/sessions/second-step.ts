import type { Caller } from '../../kernel/calls/call.ts'
import type { Owner } from '../../services/factors/owner.ts'
import { stepsInBrowser } from '../../services/factors/second-steps/steps-in-browser.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'

const steps = stepsInBrowser({ kind: 'staff', cookie: 'desk_second_step', path: '/admin' })

/** After the first step: asks for the second one if the staff member has a factor. */
export async function requireSecondStep(desk: Desk, caller: Caller, { id }: Staff): Promise<void> {
  if (await steps.begin(desk, caller, id)) throw callError('second-step-needed', { about: id })
}

/** Who has done the first step in this browser. */
export async function requireFirstStep(desk: Desk, caller: Caller): Promise<Owner> {
  const owner = await steps.owner(desk, caller)
  if (!owner) throw callError('second-step-expired')
  return owner
}

/** Uses the first step up: it leads to one session. */
export async function endSecondStep(desk: Desk, caller: Caller): Promise<void> {
  if (!(await steps.end(desk, caller))) throw callError('second-step-expired')
}
