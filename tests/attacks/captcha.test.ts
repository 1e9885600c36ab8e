import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { newAddress } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

describe('Captchas that are replayed, forged or omitted', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget({ environment: { CAPTCHA: 'altcha' } })
  })
  afterAll(() => target.close())

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const challenge = async (): Promise<Challenge> => (await target.call('GET', '/api/v3/captcha/challenge')).json()
  const solve = async (given: Challenge) => ({
    challenge: given,
    solution: await solveChallenge({ challenge: given, deriveKey }),
  })
  const register = async (token?: string) => {
    const body = { ...newcomer(), ...(token !== undefined && { 'captcha-token': token }) }
    const { statusCode, json } = await visitorOf(target).call('POST', '/api/v3/registration', body)
    return statusCode === 200 ? '200' : `${statusCode} ${json().code}`
  }

  proof('A captcha is solved once, and its token replayed by another form', 'the first registers', async () => {
    const token = encode(await solve(await challenge()))
    const seen = [await register(token), await register(token), await register(token)]
    expect(seen).toEqual(['200', '403 timeout-or-duplicate', '403 timeout-or-duplicate'])
    return seen.join(', ')
  })

  proof('The same token is sent by 16 forms at once', 'one of them registers', async () => {
    const token = encode(await solve(await challenge()))
    const seen = await Promise.all(Array.from({ length: 16 }, () => register(token)))
    expect(seen.filter((one) => one === '200')).toHaveLength(1)
    expect(seen.filter((one) => one === '403 timeout-or-duplicate')).toHaveLength(15)
    return '200 once, 403 timeout-or-duplicate 15 times'
  })

  proof('A captcha is solved, and its token used eleven minutes later', 'it has expired', async () => {
    const token = encode(await solve(await challenge()))
    target.clock.ahead += 11 * 60_000
    const seen = await register(token)
    expect(seen).toBe('403 timeout-or-duplicate')
    return seen
  })

  proof(
    'Challenges that are forged, made easier or extended; solutions of other challenges; malformed tokens',
    'captcha refused, each time',
    async () => {
      const { challenge: given, solution } = await solve(await challenge())
      const { parameters } = given
      const forged: unknown[] = [
        { challenge: { ...given, parameters: { ...parameters, data: { expires: 9e15 } } }, solution },
        { challenge: { ...given, parameters: { ...parameters, cost: 1 } }, solution },
        { challenge: { ...given, parameters: { ...parameters, keyPrefix: '' } }, solution },
        { challenge: { ...given, signature: '0'.repeat(64) }, solution },
        { challenge: { ...given, signature: '' }, solution },
        { challenge: await challenge(), solution },
        { challenge: given, solution: { counter: 1, derivedKey: '00'.repeat(32) } },
        { challenge: given, solution: { ...solution, derivedKey: '' } },
        { __proto__: { verified: true } },
        { verified: true },
        [],
        null,
      ]
      const tokens = [...forged.map(encode), 'x', '%%%', 'e30=', 'null']
      const seen = new Set<string>()
      for (const token of tokens) seen.add(await register(token))
      expect([...seen]).toEqual(['403 invalid-input-response'])
      return `403 invalid-input-response, ${tokens.length} times`
    },
  )

  proof(
    'Forms without a captcha token, as sent by a page without scripts, from one address and then from another',
    'ten an hour are accepted; other addresses are not affected',
    async () => {
      const from = newAddress()
      const seen: number[] = []
      for (let round = 0; round < 12; round++) {
        const answer = await target.call('POST', '/api/v3/registration', newcomer(), { 'x-forwarded-for': from })
        seen.push(answer.statusCode)
      }
      expect(seen).toEqual([...Array(10).fill(200), 429, 429])
      const elsewhere = await target.call('POST', '/api/v3/registration', newcomer(), {
        'x-forwarded-for': newAddress(),
      })
      expect(elsewhere.statusCode).toBe(200)
      return '200, 10 times; 429, 429; 200 from elsewhere'
    },
  )
})
