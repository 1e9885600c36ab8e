import {
  type GoogleToken,
  googleCall,
  loginCall,
  recoveryCall,
  registrationCall,
  type Sending,
  successOf,
} from '../../../rules/form/registration-call.ts'
import type { Entered } from '../../../rules/form/registration-form.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { CallFailure } from '../../../visitor/base-query.ts'
import { dialog } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { follow, notify } from './notify.ts'
import { once } from './once.ts'
import { askSecondStep } from './second-step.ts'
import { send } from './send.ts'
import { succeed } from './success.ts'
import { forgetDraft, keepUnanswered } from './unanswered.ts'

export function submitRegistration(registration: RegistrationStore, entered: Entered): Promise<void> {
  return once(registration, 'registration', async () => {
    const outcome = await send(registration, registrationCall(sendingOf(registration, entered)))
    if (outcome.kind === 'failure') return fail(registration, 'registration', outcome, entered)
    await succeed(registration, successOf(outcome.content))
  })
}

export function submitLogin(registration: RegistrationStore, entered: Entered): Promise<void> {
  return once(registration, 'login', async () => {
    const outcome = await send(registration, loginCall(sendingOf(registration, entered)))
    if (outcome.kind === 'failure') return fail(registration, 'login', outcome, entered)
    await succeed(registration, successOf(outcome.content))
  })
}

/** Says that a message was sent whether or not the account exists. */
export function submitReset(registration: RegistrationStore, entered: Entered): Promise<void> {
  return once(registration, 'reset', async () => {
    const { name, body } = recoveryCall(sendingOf(registration, entered))
    const outcome = await registration.ask(name, { body })
    if (outcome.kind === 'failure') return fail(registration, 'reset', outcome, entered)
    forgetDraft(registration)
    registration.setup.browser.closeDialogs()
    notify(registration, noticeOf(200, message('ui.notice.recovery-sent')))
  })
}

export function submitGoogle(registration: RegistrationStore, entered: Entered, google: GoogleToken): Promise<void> {
  return once(registration, 'google', async () => {
    const outcome = await send(registration, googleCall(sendingOf(registration, entered), google))
    if (outcome.kind === 'failure') {
      if (!askSecondStep(registration, outcome)) follow(registration, 'registration', outcome)
      return
    }
    await succeed(registration, successOf(outcome.content))
  })
}

function sendingOf({ store, setup }: RegistrationStore, entered: Entered): Sending {
  const { slug, locale, registrationType } = setup.landing
  const { affiliate, captcha, dialog } = store.getState()
  return {
    entered,
    registrationType,
    affiliate,
    formId: dialog?.formId ?? setup.browser.newId(),
    captchaToken: captcha.token ?? undefined,
    place: { landing: slug, locale },
  }
}

function fail(
  registration: RegistrationStore,
  what: 'registration' | 'login' | 'reset',
  failure: CallFailure,
  entered: Entered,
): void {
  if (failure.status === 0) return void keepUnanswered(registration, what, entered)
  const { store, setup } = registration
  // The first attempt arrived with different content: the next one is a new form.
  if (readErrorBody(failure.content).code === 'form-reused') {
    store.dispatch(dialog.actions.renamed(setup.browser.newId()))
  }
  if (failure.status < 500) forgetDraft(registration)
  if (askSecondStep(registration, failure)) return
  follow(registration, what === 'reset' ? 'other' : what, failure)
}
