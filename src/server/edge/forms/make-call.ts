import { affiliateIds } from '../../../rules/attribution.ts'
import {
  finishCall,
  loginCall,
  needsCsrfToken,
  recoveryCall,
  registrationCall,
  type SignInCall,
  type Success,
  successOf,
} from '../../../rules/form/registration-call.ts'
import type { Outcome } from './ask-platform.ts'
import { chosenBonus, chosenCurrency } from './choices.ts'
import { formIds } from './form-id.ts'
import type { Submission } from './submission.ts'

/** Sends the same registration as the application; `sender` distinguishes the forms of two visitors. */
export async function callRegistration(submission: Submission, sender: string): Promise<Outcome<Success>> {
  const { edge, entered } = submission
  const currency = chosenCurrency(submission)
  const form = { ...entered.form, currency, bonus: chosenBonus(submission, currency) }
  const callWith = (formId: string) =>
    registrationCall({ ...sendingOf(submission), entered: { ...entered, form }, formId })
  const ids = formIds({ key: edge.formKey, sender, content: callWith('').body, now: edge.now() })
  for (const [index, formId] of ids.entries()) {
    const outcome = await ask(submission, callWith(formId))
    const isKnown = outcome.kind === 'failure' && outcome.status === 409
    if (!isKnown || index === ids.length - 1) return outcome
  }
  throw new Error('formIds returned no id.')
}

export function callLogin(submission: Submission): Promise<Outcome<Success>> {
  return ask(submission, loginCall(sendingOf(submission)))
}

export function callFinish(submission: Submission, code: string): Promise<Outcome<Success>> {
  return ask(submission, finishCall(code))
}

/** Says that a message was sent whether or not the account exists. */
export function callRecovery(submission: Submission) {
  const { name, body } = recoveryCall(sendingOf(submission))
  return submission.platform.ask(name, { body })
}

function sendingOf({ entered, asked, landing, page }: Submission) {
  return {
    entered,
    registrationType: landing.registrationType,
    affiliate: affiliateIds(asked.query, asked.cookies),
    formId: '',
    place: { landing: landing.slug, locale: page.locale },
  }
}

async function ask(submission: Submission, call: SignInCall): Promise<Outcome<Success>> {
  const headers = needsCsrfToken(call) ? await csrfHeader(submission) : {}
  const outcome = await submission.platform.ask(call.name, { body: call.body, headers })
  return outcome.kind === 'failure' ? outcome : { kind: 'answer', content: successOf(outcome.content) }
}

/** Falls back to an empty token: the call that needs it then reports the error. */
async function csrfHeader({ platform }: Submission): Promise<Record<string, string>> {
  const outcome = await platform.ask('csrf-token')
  return { 'x-csrf-token': outcome.kind === 'answer' ? outcome.content.token : '' }
}
