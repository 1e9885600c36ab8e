import fc from 'fast-check'

/** Hostile and unusual texts. */
export const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b@example.com',
  '\ud800',
  'asha\udfff@example.com',
  "'; drop table accounts; --",
  "' or '1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../../etc/passwd',
  '%00%0a%0d',
  'a@b.example\r\nBcc: everybody@example.com',
  '𝔞𝔰𝔥𝔞@example.com',
  '\u202eevil',
  '__proto__',
  'constructor',
  'toString',
  '+919876543210',
  `+${'9'.repeat(300)}`,
  'x'.repeat(300),
  `${'a'.repeat(20_000)}@example.com`,
  'x'.repeat(1_000_000),
]
const numbers = [0, -1, 0.5, 1e308, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63)]
const others = [null, true, false, [], {}, ['a'], [['news']], { a: { b: {} } }, { length: 1e9 }]

export const nasty = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...nastyTexts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...others) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Values that JSON.stringify would never write. */
export const rawValues = [
  '1e400',
  '-0',
  '123456789012345678901234567890',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  'NaN',
  '"\\uD83D"',
]
