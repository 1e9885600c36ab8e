import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Database } from '../../../kernel/database/database.ts'
import type { Secrets } from '../../../kernel/secrets.ts'
import { spendToken } from '../spent-tokens.ts'
import { readAltchaToken } from './altcha-token.ts'
import type { CaptchaVerifier } from './captcha-verifier.ts'

const lifetime = 10 * 60_000

/** A slow phone takes 1 to 2 ms per key derivation. */
const derivation = { algorithm: 'PBKDF2/SHA-256', cost: 1000 } as const
/** The easiest challenge, as a share of the hardest. */
const leastShare = 0.4

type Ports = { readonly db: Database; readonly secrets: Secrets; readonly now: () => number }

/**
 * A self-hosted proof-of-work captcha, which shares no data with third parties. The token is the base64 of `{challenge,
 * solution}`, as sent by Altcha's widget. A solution takes at most `mostSteps` key derivations.
 */
export function createAltcha(mostSteps: number, { db, secrets, now }: Ports): CaptchaVerifier {
  const keysOf = (signature: Buffer, solution: Buffer) => ({
    hmacSignatureSecret: signature.toString('base64'),
    hmacKeySignatureSecret: solution.toString('base64'),
    deriveKey,
  })
  const current = keysOf(secrets.keyFor('captcha'), secrets.keyFor('captcha-solution'))
  const solutionKeys = secrets.keysFor('captcha-solution')
  const all = secrets.keysFor('captcha').map((key, index) => keysOf(key, solutionKeys[index] ?? key))

  return {
    provider: 'altcha',
    siteKey: 'altcha',
    async challenge() {
      const counter = randomInt(Math.ceil(mostSteps * leastShare), mostSteps + 1)
      // The library checks expiry with the system clock; our own expiry follows the injected clock.
      return { ...(await createChallenge({ ...derivation, ...current, counter, data: { expires: now() + lifetime } })) }
    },
    async verify(text) {
      const token = readAltchaToken(text)
      if (!token || !(await isSolved(token))) return 'refused'
      const { expires } = token.challenge.parameters.data
      if (expires <= now()) return 'spent'
      return (await spendToken(db, `captcha ${token.challenge.signature}`, expires)) ? 'solved' : 'spent'
    },
  }

  async function isSolved(token: NonNullable<ReturnType<typeof readAltchaToken>>): Promise<boolean> {
    try {
      for (const keys of all) if ((await verifySolution({ ...token, ...keys })).verified) return true
    } catch {
      // A malformed solution.
    }
    return false
  }
}
