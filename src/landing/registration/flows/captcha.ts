import { isCaptchaUnfinished } from '../../../rules/form/captcha.ts'
import { captcha } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { waitUntil } from './wait-until.ts'

/** Requests a captcha challenge; rejects if there is none. */
export async function askChallenge({ read }: RegistrationStore): Promise<unknown> {
  const outcome = await read('captcha-challenge', {}, { isFresh: true })
  if (outcome.kind === 'failure') throw new Error('The captcha challenge could not be loaded.')
  return outcome.content
}

/** Waits for the captcha; resolves to false if the dialog is left first. */
export const captchaFinished = (registration: RegistrationStore): Promise<boolean> =>
  waitUntil(registration, (state) => !isCaptchaUnfinished(state.captcha))

/** A token is valid for one response, successful or not: the same page may send another form. */
export function spendToken({ store }: RegistrationStore, sent: string | null): void {
  const { captcha: now, flow } = store.getState()
  if (sent !== null && now.token === sent && flow.kind !== 'unanswered') store.dispatch(captcha.actions.spent())
}
