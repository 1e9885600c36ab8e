import type { RegistrationForm, Tab } from './registration-form.ts'

type Attempt = {
  readonly form: Pick<RegistrationForm, 'checkbox1' | 'checkbox2'>
  readonly areFieldsValid: boolean
  readonly tab?: Tab | undefined
  /** Whether the form waits for a valid number; one variant does not. */
  readonly checksPhone: boolean
  readonly isPhoneValid: boolean
  /** Whether the dialog shows boxes; where it shows none, registering is agreeing. */
  readonly agreements: 'one' | 'two' | 'none'
  /** Crazy time's own confirmation, where the form has it. */
  readonly confirmsUserAgreement?: boolean | undefined
  readonly isCaptchaUnfinished: boolean
}

export type Submission =
  | { readonly kind: 'send' }
  | { readonly kind: 'wait'; readonly for: 'fields' | 'phone' | 'agreements' | 'user-agreement' | 'captcha' }

/** Whether a registration may be sent, and otherwise what it waits for. */
export function maySubmit(attempt: Attempt): Submission {
  const missing = whatIsMissing(attempt)
  return missing ? { kind: 'wait', for: missing } : { kind: 'send' }
}

function whatIsMissing(attempt: Attempt): Extract<Submission, { kind: 'wait' }>['for'] | undefined {
  const { form, tab, agreements } = attempt
  if (!attempt.areFieldsValid) return 'fields'
  if (asksPhone(tab) && attempt.checksPhone && !attempt.isPhoneValid) return 'phone'
  if (agreements !== 'none' && !(form.checkbox1 && form.checkbox2)) return 'agreements'
  if (attempt.confirmsUserAgreement === false) return 'user-agreement'
  return attempt.isCaptchaUnfinished ? 'captcha' : undefined
}

function asksPhone(tab: Tab | undefined): boolean {
  return tab === undefined || tab === 'phone'
}
