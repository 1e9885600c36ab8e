import { promoRefusal } from '../../../rules/form/promo-code.ts'
import { errorEffects } from '../../../rules/session/api-error.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { noticeIds } from '../../../rules/session/notification.ts'
import type { Problems } from './find-problems.ts'
import type { Submission } from './submission.ts'

/** How a form shows a failed call: ids of texts. */
export type FormFailure = { readonly problems: Problems; readonly notice?: string; readonly promo?: string }

type Failure = {
  readonly call: 'registration' | 'login' | 'other'
  readonly status: number
  readonly content: unknown
}

/** Beside the field if the response names one of the form's, otherwise above the form. */
export function describeFailure(
  failure: Failure,
  { inputs, entered }: Pick<Submission, 'inputs' | 'entered'>,
): FormFailure {
  const { code, first } = readErrorBody(failure.content)
  const none: Problems = new Map()
  if (first.location === 'code') return { problems: none, promo: promoRefusal(first.reason ?? '') }
  const isField = code === 'invalid-input' || code === 'username-malformed'
  const wrong = isField ? wrongField(first.location, entered.form.email !== '') : undefined
  if (wrong && inputs.some(({ name }) => name === wrong.field))
    return { problems: new Map([[wrong.field, wrong.problem]]), notice: noticeIds.somethingWrong }
  return { problems: none, notice: noticeOf(failure) }
}

function wrongField(location: string | undefined, isByEmail: boolean) {
  switch (location) {
    case 'username':
      return isByEmail
        ? ({ field: 'email', problem: 'email-invalid' } as const)
        : ({ field: 'phone', problem: 'phone-invalid' } as const)
    case 'phone':
      return { field: 'phone', problem: 'phone-invalid' } as const
    case 'password':
      return { field: 'password', problem: 'password-short' } as const
    case 'repeat_password':
      return { field: 'repeat_password', problem: 'password-different' } as const
    case 'checkbox1':
    case 'checkbox2':
      return { field: location, problem: 'agreement-missing' } as const
    case 'confirm_terms':
      return { field: 'user_agreement', problem: 'agreement-missing' } as const
    default:
      return undefined
  }
}

/** Texts from a response are in one language only; this picks a text of ours in the visitor's language. */
function noticeOf({ call, status, content }: Failure): string {
  const effects = errorEffects({ call, status, body: content, hadCaptchaToken: false })
  const messages = effects.flatMap((effect) => (effect.kind === 'show' ? effect.notice.messages : []))
  const known = messages.flatMap((message) => (message.kind === 'message' ? [message.id] : []))
  return known[0] ?? noticeIds.somethingWrong
}
