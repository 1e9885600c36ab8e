/** What a visitor enters to register. */
export type RegistrationForm = {
  readonly email: string
  readonly phone_user: string
  /** The dial code of the chosen country. */
  readonly phone_code: string
  readonly iso_code: string
  readonly password: string
  readonly repeat_password: string
  readonly currency: string
  readonly promo: string
  readonly isPromo: boolean
  readonly isTwoStep: boolean
  /** The chosen bonus; null when the visitor plays without. */
  readonly bonus: number | null
  readonly checkbox1: boolean
  readonly checkbox2: boolean
  readonly confirm_subscribers: readonly 'news'[]
}

export type Tab = 'email' | 'phone' | 'one-click'

type Start = Pick<RegistrationForm, 'phone_code' | 'iso_code' | 'currency' | 'bonus'>

/** The form of a dialog that has just been opened; closing a dialog brings it back. */
export function emptyForm(start: Start): RegistrationForm {
  return {
    ...start,
    email: '',
    phone_user: '',
    password: '',
    repeat_password: '',
    promo: '',
    isPromo: false,
    isTwoStep: false,
    ...agreements(true),
  }
}

/** The one box stands for all three agreements. */
export function agreements(agreed: boolean): Pick<RegistrationForm, 'checkbox1' | 'checkbox2' | 'confirm_subscribers'> {
  return { checkbox1: agreed, checkbox2: agreed, confirm_subscribers: agreed ? ['news'] : [] }
}

/** Tabs exclude each other: only what stands on the open one is sent. A form without tabs sends everything. */
export function onlyOpenTab<Form extends Pick<RegistrationForm, 'email' | 'phone_user'>>(form: Form, tab?: Tab): Form {
  switch (tab) {
    case 'email':
      return { ...form, phone_user: '' }
    case 'phone':
      return { ...form, email: '' }
    case 'one-click':
      return { ...form, email: '', phone_user: '' }
    default:
      return form
  }
}

/** Cancelling forgets the code and what it changed. */
export function withoutPromo(form: RegistrationForm): RegistrationForm {
  return { ...form, promo: '', isPromo: false }
}
