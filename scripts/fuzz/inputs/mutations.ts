import fc from 'fast-check'
import type { Example, Fields } from './examples.ts'
import { nasty, rawValues } from './nasty.ts'

const json = 'application/json'

const rawBodies = fc.constantFrom<readonly [string, Buffer]>(
  [json, Buffer.from('{"__proto__":{"isAdmin":true}}')],
  [json, Buffer.from('{"constructor":{"prototype":{}}}')],
  [json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  [json, Buffer.from('{"username":')],
  [json, Buffer.from('null')],
  [json, Buffer.from('"text"')],
  [json, Buffer.from('[[]]')],
  [json, Buffer.from('\ufeff{}')],
  [json, Buffer.from([0])],
  [`${json}; charset=utf-16`, Buffer.from('{}', 'utf16le')],
  ['application/x-www-form-urlencoded', Buffer.from('username=a&username=b')],
  ['multipart/form-data; boundary=x', Buffer.from('--x--')],
  ['text/plain', Buffer.from('{}')],
  ['application/xml', Buffer.from('<a/>')],
  ['nothing', Buffer.from('{}')],
)

const rawAddress = fc.constantFrom(
  '%00',
  '%ff',
  '%zz',
  '%ED%A0%80',
  'a'.repeat(5000),
  '..%2f..%2f',
  "'--",
  '[object Object]',
)

export type Mutation =
  | { readonly kind: 'none' }
  | { readonly kind: 'accepted'; readonly body?: Fields; readonly query?: Fields }
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'without'; readonly name: string }
  | { readonly kind: 'raw-field'; readonly name: string; readonly text: string }
  | { readonly kind: 'whole'; readonly value: unknown }
  | { readonly kind: 'raw-body'; readonly type: string; readonly bytes: Buffer }
  | { readonly kind: 'query'; readonly name: string; readonly text: string }
  | { readonly kind: 'params'; readonly text: string }
  | { readonly kind: 'header'; readonly name: string; readonly text: string }

const headers = ['authorization', 'cookie', 'x-csrf-token', 'x-forwarded-for', 'user-agent', 'origin', 'accept', 'host']

/** A mutation of a call's example, the unchanged example, or any input that its schema accepts. */
export function mutationsOf({ body, known, accepted }: Example): fc.Arbitrary<Mutation> {
  const inBody = fc.constantFrom(...known.body, 'unknown', '__proto__', 'role')
  const inQuery = fc.constantFrom(...known.query, 'unknown', '__proto__[a]', '')
  const nothing: fc.Arbitrary<Mutation> = fc.constant({ kind: 'none' })
  const ofBody: fc.Arbitrary<Mutation>[] = [
    fc.record({ kind: fc.constant('field' as const), name: inBody, value: nasty }),
    fc.record({ kind: fc.constant('field' as const), name: inBody, value: nasty }),
    fc.record({ kind: fc.constant('without' as const), name: fc.constantFrom(...Object.keys(body), 'x') }),
    fc.record({ kind: fc.constant('raw-field' as const), name: inBody, text: fc.constantFrom(...rawValues) }),
    fc.record({ kind: fc.constant('whole' as const), value: nasty }),
  ]
  return fc.oneof(
    nothing,
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('accepted' as const), ...accepted }) },
    ...(known.body.length > 0 ? ofBody : []),
    rawBodies.map(([type, bytes]) => ({ kind: 'raw-body' as const, type, bytes })),
    fc.record({ kind: fc.constant('query' as const), name: inQuery, text: rawAddress }),
    fc.record({ kind: fc.constant('params' as const), text: rawAddress }),
    fc.record({
      kind: fc.constant('header' as const),
      name: fc.constantFrom(...headers),
      text: fc.oneof(
        fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
        fc.constantFrom('a'.repeat(8000), 'Bearer x'),
      ),
    }),
  )
}
