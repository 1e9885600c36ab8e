import { onlyOpenTab } from '../../../rules/form/registration-form.ts'
import { googlePayload, registrationPayload, signInPayload } from '../../../rules/form/registration-payload.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { CallFailure } from '../../../visitor/base-query.ts'
import type { Entered } from '../entered.ts'
import { dialog, type FlowState, flow, notices } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { captchaFinished, spendToken } from './captcha.ts'
import { follow, notify } from './notify.ts'
import { succeed } from './success.ts'
import { forgetDraft, keepUnanswered } from './unanswered.ts'

type Sending = Extract<FlowState, { kind: 'sending' }>['what']

/**
 * One submission at a time: a second click while one is under way changes nothing.
 * A click that came just before the captcha was shown is not lost: it goes when the check is done.
 */
async function once(registration: RegistrationStore, what: Sending, send: () => Promise<void>): Promise<void> {
  const { store } = registration
  if (store.getState().flow.kind === 'sending') return
  store.dispatch(notices.actions.cleared())
  store.dispatch(flow.actions.moved({ kind: 'sending', what }))
  try {
    if (!(await captchaFinished(registration))) return
    const { token } = store.getState().captcha
    await send()
    spendToken(registration, token)
  } finally {
    if (store.getState().flow.kind === 'sending') store.dispatch(flow.actions.moved({ kind: 'idle' }))
  }
}

export function submitRegistration(registration: RegistrationStore, entered: Entered): Promise<void> {
  const { form, tab, confirmsTerms } = entered
  return once(registration, 'registration', async () => {
    const { store, ask, setup } = registration
    const { landing } = setup
    const { affiliate, captcha, dialog } = store.getState()
    const open = onlyOpenTab(form, tab)
    const type = tab === 'one-click' ? '1' : (String(landing.registrationType) as '1' | '2' | '6')
    const payload = registrationPayload({
      form,
      tab,
      affiliate,
      formId: dialog?.formId ?? setup.surroundings.newId(),
      type: type === '2' && !(open.email && open.phone_user) ? '1' : type,
      captchaToken: captcha.token ?? undefined,
    })
    const place = { landing: landing.slug, locale: landing.locale }
    const outcome =
      payload.type === '2'
        ? await ask('user-registration', { body: { ...payload, ...place } as never }, await csrfHeader(registration))
        : await ask('registration', {
            body: {
              ...payload,
              ...place,
              ...(confirmsTerms !== undefined && { confirm_terms: confirmsTerms }),
            } as never,
          })
    if (outcome.kind === 'failure') return fail(registration, 'registration', outcome, entered)
    const { data, token, redirect_url } = outcome.content
    const { username, password } = data
    await succeed(registration, {
      isNew: true,
      token,
      redirectUrl: redirect_url,
      ...(password !== undefined && { credentials: { username, password } }),
    })
  })
}

export function submitLogin(registration: RegistrationStore, entered: Entered): Promise<void> {
  const { form, tab } = entered
  return once(registration, 'login', async () => {
    const { store, ask, setup } = registration
    const { affiliate, captcha } = store.getState()
    const payload = signInPayload({ form, tab, affiliate, captchaToken: captcha.token ?? undefined })
    const place = { landing: setup.landing.slug, locale: setup.landing.locale }
    const outcome = await ask('login', { body: { ...payload, ...place } }, await csrfHeader(registration))
    if (outcome.kind === 'failure') return fail(registration, 'login', outcome, entered)
    await succeed(registration, {
      isNew: false,
      token: outcome.content.token,
      redirectUrl: outcome.content.redirect_url,
    })
  })
}

/** Says that a message is on its way, whether there is such an account or not. */
export function submitReset(registration: RegistrationStore, entered: Entered): Promise<void> {
  const { form, tab } = entered
  return once(registration, 'reset', async () => {
    const { store, ask, setup } = registration
    const { affiliate, captcha } = store.getState()
    const { username } = signInPayload({ form, tab, affiliate })
    const { landing } = setup
    const token = captcha.token ? { 'captcha-token': captcha.token } : {}
    const body = { username, landing: landing.slug, locale: landing.locale, ...token }
    const outcome = await ask('request-recovery', { body })
    if (outcome.kind === 'failure') return fail(registration, 'reset', outcome, entered)
    forgetDraft(registration)
    setup.surroundings.closeDialogs()
    notify(registration, noticeOf(200, message('ui.notice.recovery-sent')))
  })
}

export type GoogleToken = { readonly token: string; readonly nonce: string }

export function submitGoogle(registration: RegistrationStore, { form }: Entered, google: GoogleToken): Promise<void> {
  return once(registration, 'google', async () => {
    const { store, ask, setup } = registration
    const { affiliate, captcha, dialog } = store.getState()
    const payload = googlePayload({ form, token: google.token, affiliate, captchaToken: captcha.token ?? undefined })
    const place = { landing: setup.landing.slug, locale: setup.landing.locale }
    const body = { ...payload, ...place, nonce: google.nonce, ...(dialog && { form_id: dialog.formId }) }
    const outcome = await ask('registration-google', { body: body as never })
    if (outcome.kind === 'failure') return follow(registration, 'registration', outcome)
    const { register, token, redirect_url } = outcome.content
    await succeed(registration, { isNew: register, token, redirectUrl: redirect_url })
  })
}

function fail(
  registration: RegistrationStore,
  what: 'registration' | 'login' | 'reset',
  failure: CallFailure,
  entered: Entered,
): void {
  if (failure.status === 0) return void keepUnanswered(registration, what, entered)
  const { store, setup } = registration
  // The first try arrived, with other content: what is sent next is another form.
  if (readErrorBody(failure.content).code === 'form-reused') {
    store.dispatch(dialog.actions.renamed(setup.surroundings.newId()))
  }
  if (failure.status < 500) forgetDraft(registration)
  follow(registration, what === 'reset' ? 'other' : what, failure)
}

/** A failure gives an empty token: the call that needs it says what is wrong. */
async function csrfHeader({ ask }: RegistrationStore): Promise<Record<string, string>> {
  const outcome = await ask('csrf-token', {})
  return { 'X-CSRF-TOKEN': outcome.kind === 'answer' ? outcome.content.token : '' }
}
