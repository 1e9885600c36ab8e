import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaptchaVerifier } from '../../../../src/services/players/captcha/captcha-verifier.ts'
import { createCaptcha } from '../../../../src/services/players/captcha/create-captcha.ts'
import { createTestLog, openTemporaryDatabase, type TemporaryDatabase } from '../../../kernel/temporary-database.ts'

const settings = { CAPTCHA: 'altcha', CAPTCHA_WORK: 50 } as const

let temporary: TemporaryDatabase
let captcha: CaptchaVerifier

beforeAll(async () => {
  temporary = await openTemporaryDatabase()
  captcha = createCaptcha(settings, { ...temporary, fetch, log: createTestLog() })
})
afterAll(() => temporary.close())

const newChallenge = async () => (await captcha.challenge?.()) as unknown as Challenge

/** Like the browser, with WebCrypto. */
async function solve(challenge: Challenge) {
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

const encode = (token: unknown) => Buffer.from(JSON.stringify(token)).toString('base64')
const verify = (token: string | undefined) => captcha.verify(token, '203.0.113.7')

describe('the self-hosted captcha', () => {
  test('accepts a solution once', async () => {
    const token = encode(await solve(await newChallenge()))
    expect(await verify(token)).toBe('solved')
    expect(await verify(token)).toBe('spent')
  })

  test('takes no more work than the settings say, and not much less', async () => {
    const solved = await Promise.all(Array.from({ length: 20 }, async () => solve(await newChallenge())))
    const steps = solved.map(({ solution }) => solution?.counter ?? 0)
    expect(Math.max(...steps)).toBeLessThanOrEqual(50)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(20)
    expect(new Set(steps).size).toBeGreaterThan(3)
  })

  test('accepts one of several concurrent uses', async () => {
    const token = encode(await solve(await newChallenge()))
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => verify(token)))
    expect(verdicts.toSorted()).toEqual(['solved', 'spent', 'spent', 'spent', 'spent'])
  })

  test('accepts a challenge of another process', async () => {
    const token = encode(await solve(await newChallenge()))
    const other = createCaptcha(settings, { ...temporary, db: temporary.connect(), fetch, log: createTestLog() })
    expect(await other.verify(token, '')).toBe('solved')
    expect(await verify(token)).toBe('spent')
  })

  test('a challenge expires after ten minutes', async () => {
    const [soon, late] = await Promise.all([newChallenge().then(solve), newChallenge().then(solve)])
    temporary.later(9 * 60_000)
    expect(await verify(encode(soon))).toBe('solved')
    temporary.later(60_000)
    expect(await verify(encode(late))).toBe('spent')
  })

  test('refuses forged solutions', async () => {
    const { challenge, solution } = await solve(await newChallenge())
    const parameters = { ...challenge.parameters, data: { expires: 9e15 } }
    const forged = [
      { challenge: { ...challenge, parameters }, solution },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge: { ...challenge, signature: [challenge.signature] }, solution },
      { challenge, solution: { counter: 300, derivedKey: '00'.repeat(32) } },
      { challenge: await newChallenge(), solution },
      { challenge, solution: null },
      { challenge: { signature: challenge.signature }, solution },
      null,
      'solved',
      [],
    ]
    for (const token of forged) expect(await verify(encode(token))).toBe('refused')
    const malformed = [undefined, '', '%%%', 'e30', encode({}).slice(0, 2), '['.repeat(8000), encode('['.repeat(4000))]
    for (const token of malformed) expect(await verify(token)).toBe('refused')
    expect(await verify(Buffer.from('{"a":'.repeat(1500)).toString('base64'))).toBe('refused')
  })
})
