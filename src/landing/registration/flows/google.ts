import { message, noticeOf } from '../../../rules/session/notification.ts'
import type { RegistrationStore } from '../store.ts'
import { follow, notify } from './notify.ts'

/** What a sign-in with Google needs; undefined, after a notice, if the server does not answer. */
export async function askGoogleNonce(
  registration: RegistrationStore,
): Promise<{ readonly clientId: string; readonly nonce: string } | undefined> {
  const [settings, outcome] = await Promise.all([
    registration.read('additional-settings', {}),
    registration.read('google-nonce', {}, { isFresh: true }),
  ])
  const failed = [settings, outcome].find((one) => one.kind === 'failure')
  if (failed?.kind === 'failure') follow(registration, 'other', failed)
  if (settings.kind === 'failure' || outcome.kind === 'failure') return undefined
  return { clientId: settings.content.google_client_id, nonce: outcome.content.nonce }
}

/** Says why there is no answer from Google, and what to do. */
export function googleFailed(registration: RegistrationStore, reason: 'blocked' | 'closed' | 'unavailable'): void {
  notify(registration, noticeOf(400, message(`ui.notice.google-${reason}`)))
}
