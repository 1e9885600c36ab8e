import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { CallError } from './errors.ts'

/** Calls are asked with JSON in UTF-8 and nothing else; keys that reach into prototypes are refused. */
export function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // Some clients name the type also where there is nothing to send.
    if (bytes.length === 0) return done(null)
    if (!isUtf8(bytes)) return done(new CallError('invalid-input', { message: 'The body is not UTF-8' }))
    return parse(request, bytes.toString(), done)
  })
}
