import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does the work that the server asks for; the browser's own cryptography does it beside the page. */
export async function solveOwn(challenge: unknown): Promise<string> {
  const given = challenge as Challenge
  const solution = await solveChallenge({ challenge: given, deriveKey })
  if (!solution) throw new Error('The challenge has no solution.')
  return btoa(JSON.stringify({ challenge: given, solution }))
}
