import type { Caller } from '../../../kernel/calls/call.ts'
import type { Owner } from '../../factors/owner.ts'
import { stepsInBrowser } from '../../factors/second-steps/steps-in-browser.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'

const steps = stepsInBrowser({ kind: 'player', cookie: 'second_step', path: '/' })

/** After the first step: asks for the second one if the account has a factor. */
export async function requireSecondStep(players: Players, caller: Caller, { id }: Account): Promise<void> {
  if (await steps.begin(players, caller, id)) throw callError('second-step-needed', { about: id })
}

/** Who has done the first step in this browser. */
export async function requireFirstStep(players: Players, caller: Caller): Promise<Owner> {
  const owner = await steps.owner(players, caller)
  if (!owner) throw callError('second-step-expired')
  return owner
}

/** Uses the first step up: it leads to one session. */
export async function endSecondStep(players: Players, caller: Caller): Promise<void> {
  if (!(await steps.end(players, caller))) throw callError('second-step-expired')
}
