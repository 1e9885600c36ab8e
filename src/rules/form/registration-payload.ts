import type { AffiliateIds } from '../edge/attribution.ts'
import { internationalPhone, usernameOf } from './phone.ts'
import { onlyOpenTab, type RegistrationForm, type Tab } from './registration-form.ts'

type RegistrationType = '1' | '2' | '6'

type Sending = {
  readonly form: RegistrationForm
  /** The open tab; none where the form has no tabs. */
  readonly tab?: Tab | undefined
  readonly affiliate: AffiliateIds
  readonly formId: string
  /** '1' when none is given. */
  readonly type?: RegistrationType | undefined
  readonly captchaToken?: string | undefined
}

/** The body of a registration: plain ('1'), phone and e-mail together ('2'), crazy time ('6'). */
export function registrationPayload({ form: entered, tab, affiliate, formId, type = '1', captchaToken }: Sending) {
  const form = onlyOpenTab(entered, tab)
  const phone = { dialCode: form.phone_code, phone: form.phone_user }
  return {
    ...choices(form),
    isTwoStep: form.isTwoStep,
    username: usernameOf({ ...phone, email: form.email }),
    phone_code: form.iso_code,
    password: form.password,
    repeat_password: form.repeat_password,
    set_deposit_modal_type: form.currency === 'INR',
    ...affiliate,
    form_id: formId,
    type,
    ...captcha(captchaToken),
    ...(type === '2' && { phone: internationalPhone(phone), currency: form.currency || 'INR' }),
  }
}

type Google = Pick<Sending, 'form' | 'affiliate' | 'captchaToken'> & { readonly token: string }

export function googlePayload({ form, token, affiliate, captchaToken }: Google) {
  return { token, ...choices(form), application_type: 'browser', ...affiliate, ...captcha(captchaToken) } as const
}

/** What the visitor has chosen rather than entered: the same for every way to register. */
function choices(form: RegistrationForm) {
  return {
    bonus_id: form.bonus,
    checkbox1: form.checkbox1,
    checkbox2: form.checkbox2,
    confirm_subscribers: form.confirm_subscribers,
    currency: form.currency,
    is_promo: form.isPromo,
    promo_code: form.promo.trim(),
  }
}

type SignIn = Pick<Sending, 'tab' | 'affiliate' | 'captchaToken'> & {
  readonly form: Pick<RegistrationForm, 'email' | 'phone_user' | 'phone_code' | 'password'>
}

export function signInPayload({ form: entered, tab, affiliate, captchaToken }: SignIn) {
  const form = onlyOpenTab(entered, tab)
  const username = usernameOf({ email: form.email, dialCode: form.phone_code, phone: form.phone_user })
  return { username, password: form.password, ...affiliate, ...captcha(captchaToken) }
}

type Statistics = Pick<Sending, 'affiliate' | 'formId' | 'type'> & { readonly analyticsId: string }

/** Says that a registration form was opened; only the form with phone and e-mail together counts apart. */
export function statisticsPayload({ affiliate, formId, analyticsId, type }: Statistics) {
  return { ...affiliate, form_id: formId, ga_id: analyticsId, type: type === '2' ? '2' : '1' } as const
}

function captcha(token: string | undefined): { 'captcha-token'?: string } {
  return token ? { 'captcha-token': token } : {}
}
