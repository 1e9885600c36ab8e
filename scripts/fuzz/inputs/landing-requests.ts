import fc from 'fast-check'
import type { Request } from '../../cli/http-client.ts'
import { nastyTexts } from './nasty.ts'

const odd = fc.oneof(fc.constantFrom(...nastyTexts.filter(({ length }) => length < 400)), fc.string(), fc.webUrl())
const known = fc.constantFrom('INR', 'bdt', 'hi', 'zz', 'casino', 'sport', 'register', 'SignIn', 'Register', '1', '101')
const values = fc.oneof(known, odd)

/** Values that must be encoded in an address. */
const encoded = values.map((text) => encodeURIComponent(text.toWellFormed()))
const raw = fc.oneof(encoded, fc.constantFrom('%', '%zz', '%00', '%ff%fe', '%2e%2e%2f', '..;/', '\\', '?', '&&', ';'))

const parameters = ['auth', 'bonus', 'bonus_id', 'currency', 'val_cur', 'dialog', 'explain', 'fdom', 'newReg']
const others = ['show_reg', 'welcomeme', 'value_1', 'value_2', 'click_id', 'state', '__proto__[x]', 'a[]', '']
const cookies = ['currency', 'i18n_lang', 'mirred', 'redirectUrl', 'offer_id', 'refresh_token', 'csrf', 'errand', '']
const fields = ['username', 'email', 'phone', 'password', 'repeat_password', 'currency', 'bonus_id', 'promo', 'form_id']
const boxes = ['checkbox1', 'checkbox2', 'type', 'formname', 'dialog', 'code', '__proto__', 'confirm_subscribers']

const pairs = (names: readonly string[], value: fc.Arbitrary<string>, separator: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 })
    .map((all) => all.map((pair) => pair.join('=')).join(separator))

/** Characters allowed in a header, cut so that all headers together stay below the server's limit. */
const inHeader = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2000)

const headers = fc.record(
  {
    cookie: pairs(cookies, fc.oneof(encoded, odd), '; ').map(inHeader),
    'accept-language': fc
      .oneof(fc.constantFrom('hi', 'te-IN,te;q=0.9', '*', ';;q=,', 'a-'.repeat(500)), odd)
      .map(inHeader),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*', 'br;q=x'), odd).map(inHeader),
    'if-none-match': odd.map(inHeader),
    range: fc.oneof(fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-2'), odd).map(inHeader),
    host: odd.map(inHeader),
    origin: odd.map(inHeader),
    referer: odd.map(inHeader),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), odd).map(inHeader),
    'x-forwarded-proto': fc.oneof(fc.constantFrom('https', 'http'), odd).map(inHeader),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', ''),
  },
  { requiredKeys: [] },
)

const form = 'application/x-www-form-urlencoded'

/** Requests for landings and forms that no browser would send. */
export function landingRequests(pages: readonly string[]): fc.Arbitrary<Request> {
  const page = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pages) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...pages), raw).map((parts) => parts.join('/')) },
    { weight: 1, arbitrary: raw.map((text) => `/${text}`) },
  )
  const query = fc.oneof(pairs([...parameters, ...others], raw, '&'), raw)
  const path = fc.tuple(page, query).map(([place, asked]) => (asked ? `${place}?${asked}` : place))
  const visits = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'PUT', 'OPTIONS'),
    path,
    headers,
  })
  const sent = fc.record({
    method: fc.constant('POST'),
    path,
    headers: headers.map((all) => ({ ...all, 'content-type': form })),
    payload: fc.oneof(pairs([...fields, ...boxes], raw, '&'), odd),
  })
  return fc.oneof({ weight: 3, arbitrary: visits }, { weight: 1, arbitrary: sent })
}
