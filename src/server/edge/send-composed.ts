import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

// The visitor waits for it: compressing a landing takes about a millisecond.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends a landing composed at request time like its file: compressed, or 304 if the browser has it. */
export function sendComposed(reply: FastifyReply, html: string): void {
  // A weak tag, as it is the same for every encoding.
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  reply.header('etag', tag).type('text/html; charset=utf-8')
  const known = reply.request.headers['if-none-match']?.split(',').map((one) => one.trim())
  if (known?.includes(tag)) reply.code(304).send()
  else reply.send(compressed(reply, html))
}

/** Compresses with the best encoding that the browser accepts, and sets the header. */
export function compressed(reply: FastifyReply, html: string): string | Buffer {
  const encoding = encodingFor(reply.request.headers['accept-encoding'])
  if (!encoding) return html
  reply.header('content-encoding', encoding)
  return encoding === 'br' ? brotliCompressSync(html, brotli) : gzipSync(html)
}

function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
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
