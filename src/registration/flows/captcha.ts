import type { RegistrationStore } from '../store.ts'

/** A piece of work for the browser; fails where there is none to be had. */
export async function askChallenge({ ask }: RegistrationStore): Promise<unknown> {
  const outcome = await ask('captcha-challenge', {})
  if (outcome.kind === 'failure') throw new Error('There is no challenge to be had.')
  return outcome.content
}
