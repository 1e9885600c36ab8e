import type { ErrorEffect } from '../../../rules/session/api-error.ts'
import { errorEffects } from '../../../rules/session/api-error.ts'
import type { Notice } from '../../../rules/session/notification.ts'
import type { CallFailure } from '../../../visitor/base-query.ts'
import { captcha, notices } from '../slices/slices.ts'
import { noResponseNotice, type RegistrationStore } from '../store.ts'

export function notify({ store, setup }: RegistrationStore, notice: Notice): void {
  store.dispatch(notices.actions.shown({ ...notice, id: setup.browser.newId() }))
}

/** Applies all effects of a failed call: captcha, session and notices. */
export function follow(
  registration: RegistrationStore,
  call: 'registration' | 'login' | 'other',
  { status, content }: CallFailure,
): void {
  const { store, keeper } = registration
  if (status === 0) return void notify(registration, noResponseNotice)
  const hadCaptchaToken = store.getState().captcha.token !== null
  for (const effect of errorEffects({ call, status, body: content, hadCaptchaToken })) apply(registration, effect)
  // A captcha token is valid once, whatever failed.
  if (hadCaptchaToken) store.dispatch(captcha.actions.spent())
  function apply(within: RegistrationStore, effect: ErrorEffect): void {
    switch (effect.kind) {
      case 'show':
        return void notify(within, effect.notice)
      case 'log-out':
        return void keeper.end()
      case 'reset-captcha':
        return void store.dispatch(captcha.actions.spent())
      case 'return-to-form':
        return
      default:
        effect satisfies never
    }
  }
}
