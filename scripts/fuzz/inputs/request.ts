import type { InjectOptions } from 'fastify'
import type { Example, Fields } from './examples.ts'
import type { Mutation } from './mutations.ts'

/** Headers, body and parameters that make an example succeed. */
export type ValidParts = { readonly headers: Record<string, string>; readonly body: Fields; readonly params: Fields }

/** The request of an example with one mutation. */
export function requestOf(example: Example, valid: ValidParts, mutation: Mutation): InjectOptions {
  const { kind } = mutation
  const params = { ...example.params, ...valid.params }
  const address = example.url.replaceAll(/:(\w+)/g, (_, name) =>
    kind === 'params' ? mutation.text : encode(params[name]),
  )
  const asked = (kind === 'accepted' ? mutation.query : undefined) ?? example.query
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encode(value)}`)
  if (kind === 'query') query.push(`${mutation.name}=${mutation.text}`)
  const hasBody = example.known.body.length > 0 || kind === 'raw-body'
  return {
    method: example.method,
    url: `${address}?${query.join('&')}`,
    headers: {
      ...valid.headers,
      ...(hasBody && { 'content-type': kind === 'raw-body' ? mutation.type : 'application/json' }),
      ...(kind === 'header' && { [mutation.name]: mutation.text }),
    },
    ...(hasBody && {
      payload: payloadOf(kind === 'accepted' ? valid.body : { ...example.body, ...valid.body }, mutation),
    }),
  }
}

/** A lone surrogate cannot be URL-encoded. */
const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

function payloadOf(body: Fields, mutation: Mutation): string | Buffer {
  switch (mutation.kind) {
    case 'raw-body':
      return mutation.bytes
    case 'accepted':
      return JSON.stringify({ ...mutation.body, ...body })
    case 'whole':
      return JSON.stringify(mutation.value)
    case 'without':
      return JSON.stringify({ ...body, [mutation.name]: undefined })
    case 'field':
      return withField(body, mutation.name, JSON.stringify(mutation.value))
    case 'raw-field':
      return withField(body, mutation.name, mutation.text)
    default:
      return JSON.stringify(body)
  }
}

/** Assembled as text, because such members cannot be produced by JSON.stringify. */
function withField(body: Fields, name: string, text: string): string {
  const others = Object.entries(body).filter(([key, value]) => key !== name && value !== undefined)
  const members = others.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return `{${[...members, `${JSON.stringify(name)}:${text}`].join(',')}}`
}
