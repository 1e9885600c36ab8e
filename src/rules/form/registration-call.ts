import type { PlayerCalls } from '../../contract/calls/player.ts'
import type { CompiledDialog, CompiledLanding } from '../../contract/index.ts'
import type { AffiliateIds } from '../attribution.ts'
import { onlyOpenTab } from './entered.ts'
import type { Entered } from './registration-form.ts'
import {
  captcha,
  googlePayload,
  nameIn,
  type RegistrationType,
  registrationPayload,
  signInPayload,
} from './registration-payload.ts'

type SigningIn = 'registration' | 'user-registration' | 'registration-google' | 'login'
type Call<Name extends keyof PlayerCalls> = Name extends keyof PlayerCalls
  ? { readonly name: Name; readonly body: PlayerCalls[Name] extends { readonly body: infer Body } ? Body : never }
  : never

/** A call that ends with a session. */
export type SignInCall = Call<SigningIn>
export type RecoveryCall = Call<'request-recovery'>

export type Sending = {
  readonly entered: Entered
  readonly registrationType: CompiledLanding['registrationType']
  readonly affiliate: AffiliateIds
  /** One submission of a form, however often it has to be sent. */
  readonly formId: string
  readonly captchaToken?: string | undefined
  /** The page on which the form stands. */
  readonly place: { readonly landing: string; readonly locale: string }
}

/** What the form of a dialog of this kind is for. */
export function purposeOf({ kind }: Pick<CompiledDialog, 'kind'>): 'registration' | 'login' | 'reset' {
  if (kind === 'sign-in') return 'login'
  return kind === 'reset-password' ? 'reset' : 'registration'
}

export function registrationCall(sending: Sending): Call<'registration' | 'user-registration'> {
  const { entered, place } = sending
  const { form, tab, confirmsTerms } = entered
  const common = { ...sending, form, tab }
  const type = typeOf(sending)
  if (type === '2')
    return { name: 'user-registration', body: { ...registrationPayload({ ...common, type }), ...place } }
  const terms = confirmsTerms === undefined ? {} : { confirm_terms: confirmsTerms }
  return { name: 'registration', body: { ...registrationPayload({ ...common, type }), ...place, ...terms } }
}

/** Phone and e-mail together are registered apart, where both are there. */
function typeOf({ entered: { form, tab }, registrationType }: Sending): RegistrationType {
  if (tab === 'one-click') return '1'
  const { email, phone_user } = onlyOpenTab(form, tab)
  return registrationType === 2 && !(email && phone_user) ? '1' : `${registrationType}`
}

export function loginCall({ entered, affiliate, captchaToken, place }: Sending): Call<'login'> {
  return { name: 'login', body: { ...signInPayload({ ...entered, affiliate, captchaToken }), ...place } }
}

export function recoveryCall({ entered, captchaToken, place }: Sending): RecoveryCall {
  const username = nameIn(entered.form, entered.tab)
  return { name: 'request-recovery', body: { username, ...place, ...captcha(captchaToken) } }
}

/** A token of Google's, and the number that it has to carry. */
export type GoogleToken = { readonly token: string; readonly nonce: string }

export function googleCall(sending: Sending, { token, nonce }: GoogleToken): Call<'registration-google'> {
  const { entered, affiliate, captchaToken, formId, place } = sending
  const payload = googlePayload({ form: entered.form, token, affiliate, captchaToken })
  return { name: 'registration-google', body: { ...payload, ...place, nonce, form_id: formId } }
}

/** Whether a call has to carry a token against forms of other sites. */
export function needsCsrfToken({ name }: SignInCall): boolean {
  return name === 'user-registration' || name === 'login'
}

type Answer = PlayerCalls[SigningIn]['answer']

/** What a call that worked leads on to. */
export type Success = {
  readonly isNew: boolean
  readonly token: Answer['token']
  readonly redirectUrl: string | undefined
  /** What one click made; it is shown this once. */
  readonly credentials?: { readonly username: string; readonly password: string }
}

export function successOf(answer: Answer): Success {
  const { token, redirect_url: redirectUrl } = answer
  const { username = '', password } = 'data' in answer ? answer.data : {}
  const isNew = 'register' in answer ? answer.register : 'data' in answer
  return { isNew, token, redirectUrl, ...(password !== undefined && { credentials: { username, password } }) }
}
