import { finishCall, successOf } from '../../../rules/form/registration-call.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { CallFailure } from '../../../visitor/base-query.ts'
import { type FlowState, flow, notices } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { follow, notify } from './notify.ts'
import { send } from './send.ts'
import { succeed } from './success.ts'

/** Asks for a code in place of the form, if signing in needs one. Returns whether it does. */
export function askSecondStep(registration: RegistrationStore, { content }: CallFailure): boolean {
  const isNeeded = readErrorBody(content).code === 'second-step-needed'
  if (isNeeded) move(registration, { kind: 'second-step' })
  return isNeeded
}

/** Finishes signing in with a code of the app or a recovery code; one attempt at a time. */
export async function finishSignIn(registration: RegistrationStore, code: string): Promise<void> {
  const { store } = registration
  if (store.getState().flow.kind === 'sending') return
  store.dispatch(notices.actions.cleared())
  if (!code.trim()) return move(registration, { kind: 'second-step', problem: 'code-missing' })
  move(registration, { kind: 'sending', what: 'second-step' })
  const outcome = await send(registration, finishCall(code))
  if (outcome.kind === 'failure') return fail(registration, outcome)
  await succeed(registration, successOf(outcome.content))
}

export function backToForm(registration: RegistrationStore): void {
  registration.store.dispatch(notices.actions.cleared())
  move(registration, { kind: 'idle' })
}

function fail(registration: RegistrationStore, failure: CallFailure): void {
  const { code } = readErrorBody(failure.content)
  move(registration, afterFailure(code))
  if (code === 'factor-wrong') return
  const text = texts[code ?? '']
  if (text) notify(registration, noticeOf(failure.status, message(text)))
  else follow(registration, 'login', failure)
}

function afterFailure(code: string | undefined): FlowState {
  if (code === 'second-step-expired') return { kind: 'idle' }
  return code === 'factor-wrong' ? { kind: 'second-step', problem: 'code-wrong' } : { kind: 'second-step' }
}

const texts: Readonly<Record<string, string>> = {
  'second-step-expired': 'ui.second-step.expired',
  'too-many-requests': 'ui.notice.too-many',
}

function move({ store }: RegistrationStore, state: FlowState): void {
  store.dispatch(flow.actions.moved(state))
}
