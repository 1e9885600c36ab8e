import type { AffiliateIds } from '../attribution.ts'
import { onlyOpenTab } from './entered.ts'
import { payloadOf } from './fields/fields.ts'
import { internationalPhone, usernameOf } from './phone.ts'
import type { RegistrationForm, Tab } from './registration-form.ts'

export type RegistrationType = '1' | '2' | '6'

type Sending<Type> = {
  readonly form: RegistrationForm
  readonly tab?: Tab | undefined
  readonly affiliate: AffiliateIds
  readonly formId: string
  /** Defaults to '1'. */
  readonly type?: Type | undefined
  readonly captchaToken?: string | undefined
}

type Common = ReturnType<typeof commonPayload>

/** The body of a registration: plain ('1'), phone and e-mail together ('2'), crazy time ('6'). */
export function registrationPayload(sending: Sending<'2'> & { readonly type: '2' }): Common & {
  readonly type: '2'
  readonly phone: string
}
export function registrationPayload(sending: Sending<'1' | '6'>): Common & { readonly type: '1' | '6' }
export function registrationPayload(sending: Sending<RegistrationType>) {
  const { form, type = '1' } = sending
  const phone = { dialCode: form.phone_code, phone: form.phone_user }
  return { ...commonPayload(sending), type, ...(type === '2' && { phone: internationalPhone(phone) }) }
}

function commonPayload({ form: entered, tab, affiliate, formId, captchaToken }: Sending<RegistrationType>) {
  const form = onlyOpenTab(entered, tab)
  return {
    ...payloadOf(form),
    isTwoStep: form.isTwoStep,
    username: usernameOf({ dialCode: form.phone_code, phone: form.phone_user, email: form.email }),
    phone_code: form.iso_code,
    password: form.password,
    repeat_password: form.repeat_password,
    set_deposit_modal_type: form.currency === 'INR',
    ...affiliate,
    form_id: formId,
    ...captcha(captchaToken),
  }
}

type Google = Pick<Sending<never>, 'form' | 'affiliate' | 'captchaToken'> & { readonly token: string }

export function googlePayload({ form, token, affiliate, captchaToken }: Google) {
  return {
    token,
    ...payloadOf(form),
    application_type: 'browser' as const,
    ...affiliate,
    ...captcha(captchaToken),
  }
}

type SignIn = Pick<Sending<never>, 'tab' | 'affiliate' | 'captchaToken'> & {
  readonly form: Pick<RegistrationForm, 'email' | 'phone_user' | 'phone_code' | 'password'>
}

export function signInPayload({ form, tab, affiliate, captchaToken }: SignIn) {
  return { username: nameIn(form, tab), password: form.password, ...affiliate, ...captcha(captchaToken) }
}

/** The user name of a sign-in or a password recovery. */
export function nameIn(entered: Omit<SignIn['form'], 'password'>, tab: Tab | undefined): string {
  const { email, phone_code, phone_user } = onlyOpenTab(entered, tab)
  return usernameOf({ email, dialCode: phone_code, phone: phone_user })
}

type Statistics = Pick<Sending<RegistrationType>, 'affiliate' | 'formId' | 'type'> & { readonly analyticsId: string }

/** Reports that a registration form was opened; only type '2' is counted separately. */
export function statisticsPayload({ affiliate, formId, analyticsId, type }: Statistics) {
  return { ...affiliate, form_id: formId, ga_id: analyticsId, type: type === '2' ? '2' : '1' } as const
}

export function captcha(token: string | undefined): { 'captcha-token'?: string } {
  return token ? { 'captcha-token': token } : {}
}
