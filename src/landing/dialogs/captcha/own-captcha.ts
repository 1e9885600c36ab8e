import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves the server's proof of work with Web Crypto, off the main thread. */
export async function solveOwn(challenge: unknown): Promise<string> {
  const given = challenge as Challenge
  const solution = await solveChallenge({ challenge: given, deriveKey })
  if (!solution) throw new Error('The challenge has no solution.')
  return btoa(JSON.stringify({ challenge: given, solution }))
}
