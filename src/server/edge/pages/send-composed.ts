import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

// The visitor waits for it: compressing a landing takes one to two milliseconds, and it is 1% larger than its file.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = 'br' | 'gzip'

/** A landing that is not a file, ready to be sent. */
export type Composed = { readonly html: string; readonly tag: string; readonly as: (encoding: Encoding) => Buffer }

/** Compresses once per encoding, if asked. */
export function compose(html: string): Composed {
  const known = new Map<Encoding, Buffer>()
  return {
    html,
    // A weak tag, as it is the same for every encoding.
    tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    as(encoding) {
      const compressed = known.get(encoding) ?? compress(html, encoding)
      known.set(encoding, compressed)
      return compressed
    },
  }
}

/** Sends it like its file: compressed, or 304 if the browser has it. */
export function sendComposed(reply: FastifyReply, { html, tag, as }: Composed): void {
  reply.header('etag', tag).type('text/html; charset=utf-8')
  const known = reply.request.headers['if-none-match']?.split(',').map((one) => one.trim())
  if (known?.includes(tag)) reply.code(304).send()
  else reply.send(compressed(reply, html, as))
}

/** Compresses with the best encoding that the browser accepts, and sets the header. */
export function compressed(
  reply: FastifyReply,
  html: string,
  as: Composed['as'] = (encoding) => compress(html, encoding),
): string | Buffer {
  const encoding = encodingFor(reply.request.headers['accept-encoding'])
  if (!encoding) return html
  reply.header('content-encoding', encoding)
  return as(encoding)
}

const compress = (html: string, encoding: Encoding) =>
  encoding === 'br' ? brotliCompressSync(html, brotli) : gzipSync(html)

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const weights = new Map(
    String(accepted ?? '')
      .split(',')
      .map(readWeight),
  )
  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

function readWeight(part: string): [string, number] {
  const [name = '', ...rest] = part.toLowerCase().split(';')
  const weight = /q=([\d.]+)/.exec(rest.join(';'))?.[1]
  return [name.trim(), weight === undefined ? 1 : Number(weight)]
}
