import { needsCsrfToken, type SignInCall } from '../../../rules/form/registration-call.ts'
import type { RegistrationStore } from '../store.ts'

/** Sends a call that ends with a session. */
export async function send(registration: RegistrationStore, call: SignInCall) {
  const headers = needsCsrfToken(call) ? await csrfHeader(registration) : undefined
  return registration.ask(call.name, { body: call.body }, headers)
}

/** Falls back to an empty token: the call that needs it then reports the error. */
async function csrfHeader({ read }: RegistrationStore): Promise<Record<string, string>> {
  const outcome = await read('csrf-token', {}, { isFresh: true })
  return { 'X-CSRF-TOKEN': outcome.kind === 'answer' ? outcome.content.token : '' }
}
