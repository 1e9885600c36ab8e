import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { callError } from './errors.ts'

/** Calls are asked with JSON in UTF-8 and nothing else; keys that reach into prototypes are refused. */
export function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // Some clients name the type also where there is nothing to send.
    if (bytes.length === 0) return done(null)
    if (!isUtf8(bytes)) return done(refuse('The body is not UTF-8'))
    const text = bytes.toString()
    // PostgreSQL keeps no text with a null character, SQLite does: nobody has reason to send one.
    if (text.includes('\\u0000')) return done(refuse('The body holds a null character'))
    return parse(request, text, done)
  })
}

const refuse = (message: string) => callError('invalid-input', { message })
