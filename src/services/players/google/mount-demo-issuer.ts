import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '../../../kernel/calls/error-handler.ts'
import { refuseThirdPartySites } from '../../../kernel/calls/origin.ts'
import { normalizeEmail } from '../../../rules/email.ts'
import { callError } from '../errors.ts'
import { type DemoIssuer, demoIssuerPath } from './demo-issuer.ts'
import { answerPage, pagePolicy, questionPage } from './demo-pages.ts'
import { type Fields, readSignInRequest, type SignInRequest } from './sign-in-request.ts'

/** The sign-in pages of demo mode; on a live site they answer 404. */
export async function mountDemoIssuer(app: FastifyInstance, issuer: DemoIssuer): Promise<void> {
  await app.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formBody)
    scope.setErrorHandler(answerError)
    scope.addHook('onRequest', async (request) => {
      if (!issuer.isDemo()) throw callError('not-found')
      refuseThirdPartySites(request)
    })
    scope.get(`${demoIssuerPath}/jwks`, () => issuer.publicKeys)
    scope.get<{ Querystring: Fields }>(`${demoIssuerPath}/authorize`, (request, reply) => {
      const signIn = signInRequestOf(request, request.query, issuer)
      return show(reply, questionPage(signIn, { email: signIn.loginHint, name: '' }))
    })
    scope.post<{ Body: Fields | null }>(`${demoIssuerPath}/authorize`, async (request, reply) => {
      const fields = request.body ?? {}
      const signIn = signInRequestOf(request, fields, issuer)
      const typed = { email: textOf(fields['email']), name: textOf(fields['name']) }
      const email = normalizeEmail(typed.email)
      if (!email) return show(reply.code(400), questionPage(signIn, typed, 'This is not a valid e-mail address.'))
      const token = await issuer.issue({ email, name: typed.name, nonce: signIn.nonce }, originOf(request))
      return show(reply, answerPage(signIn, token))
    })
  })
}

function signInRequestOf(request: FastifyRequest, fields: Fields, { clientId }: DemoIssuer): SignInRequest {
  const signIn = readSignInRequest(fields, originOf(request))
  if (signIn && signIn.clientId === clientId) return signIn
  throw callError('invalid-input', { location: signIn ? 'client_id' : 'redirect_uri' })
}

function originOf({ protocol, host }: FastifyRequest): string {
  const address = URL.parse(`${protocol}://${host}`)
  if (!address) throw callError('invalid-input', { location: 'host' })
  return address.origin
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 320) : '')

function show(reply: FastifyReply, page: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .send(page)
}
