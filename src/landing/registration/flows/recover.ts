import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { RegistrationStore } from '../store.ts'
import { follow, notify } from './notify.ts'

/** How long a visitor reads that it worked. */
const reading = 1000

/** A new password with the token of the link that was sent. */
export async function recoverPassword(registration: RegistrationStore, token: string, password: string): Promise<void> {
  const { ask, setup } = registration
  const body = { recovery_token: token, password, repeat_password: password }
  const outcome = await ask('recover-password', { body })
  if (outcome.kind === 'failure') return follow(registration, 'other', outcome)
  const { surroundings, landing } = setup
  surroundings.closeDialogs()
  notify(registration, noticeOf(200, message('ui.notice.password-restored')))
  await surroundings.wait(reading)
  surroundings.navigate(landing.addressOf(''))
}
