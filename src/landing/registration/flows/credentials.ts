import { message, noticeOf } from '../../../rules/session/notification.ts'
import { notices } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { follow, notify } from './notify.ts'

/** Sends the credentials of a one-click registration to a mailbox, while they are shown. */
export async function sendCredentials(registration: RegistrationStore, email: string): Promise<void> {
  const { store, ask, state } = registration
  const { flow } = state()
  if (flow.kind !== 'credentials') return
  store.dispatch(notices.actions.cleared())
  const outcome = await ask('send-credentials', { body: { email, password: flow.password } })
  if (outcome.kind === 'failure') return follow(registration, 'other', outcome)
  notify(registration, noticeOf(200, message('ui.credentials.sent')))
}
