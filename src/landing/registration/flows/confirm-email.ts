import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { RegistrationStore } from '../store.ts'
import { follow, notify } from './notify.ts'

/** Confirms an e-mail address, with the token of the link that was sent to it. */
export async function confirmEmail(registration: RegistrationStore, token: string): Promise<void> {
  const outcome = await registration.ask('confirm-email-link', { body: { token } })
  if (outcome.kind === 'failure') return follow(registration, 'other', outcome)
  registration.setup.browser.closeDialogs()
  notify(registration, noticeOf(200, message('ui.notice.email-confirmed')))
}
