import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { malformedPart } from '../../rules/well-formed.ts'
import { callError } from './errors.ts'

/** Accepts only JSON in UTF-8, and refuses keys that could pollute prototypes. */
export function readJsonOnly(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // Some clients send a content type without a body.
    if (bytes.length === 0) return done(null)
    if (!isUtf8(bytes)) return done(refuse('The body is not UTF-8'))
    const text = bytes.toString()
    // PostgreSQL cannot store text with a null character (SQLite can), and no client needs one.
    if (text.includes('\\u0000')) return done(refuse('The body holds a null character'))
    return parse(request, text, (error, value) => {
      const malformed = error ? undefined : malformedPart(value)
      done(malformed === undefined ? error : refuseUnicode(malformed), value)
    })
  })
}

const refuseUnicode = (location: string) =>
  callError('invalid-input', {
    location: location.slice(0, 60) || 'body',
    message: 'The text is not well-formed Unicode: it contains half of a character',
  })

const refuse = (message: string) => callError('invalid-input', { message })
