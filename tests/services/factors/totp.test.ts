import { describe, expect, test } from 'vitest'
import { toBase32 } from '../../../src/services/factors/authenticators/base32.ts'
import { codeAt, stepAt, stepOf } from '../../../src/services/factors/authenticators/totp.ts'

const key = Buffer.from('12345678901234567890')

describe('codes of an authenticator app', () => {
  // Appendix B of RFC 6238, the last six digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('after %i seconds', (seconds, code) => {
    expect(codeAt(key, stepAt(seconds * 1000))).toBe(code)
  })

  test('are accepted one step early and one step late', () => {
    const now = 1_234_567_890_000
    const step = stepAt(now)
    const accepted = [-2, -1, 0, 1, 2].map((ahead) => stepOf(key, codeAt(key, step + ahead), now))
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  // RFC 4648, section 10.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('the key "%s" is written in base32', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written)
  })
})
