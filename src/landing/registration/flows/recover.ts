import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { RegistrationStore } from '../store.ts'
import { follow, notify } from './notify.ts'

/** How long the success notice is shown, in milliseconds. */
const reading = 1000

/** Sets a new password, with the token of the recovery link. */
export async function recoverPassword(registration: RegistrationStore, token: string, password: string): Promise<void> {
  const { ask, setup } = registration
  const body = { recovery_token: token, password, repeat_password: password }
  const outcome = await ask('recover-password', { body })
  if (outcome.kind === 'failure') return follow(registration, 'other', outcome)
  const { browser, landing } = setup
  browser.closeDialogs()
  notify(registration, noticeOf(200, message('ui.notice.password-restored')))
  await browser.successSeen()
  await browser.wait(reading)
  browser.navigate(landing.addressOf(''))
}
