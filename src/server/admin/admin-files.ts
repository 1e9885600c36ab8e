import type { FastifyInstance } from 'fastify'

/** The admin's pages may load and run nothing but their own files, and only the admin itself may frame its preview. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** What every answer below /admin/ says about itself, where it has no stricter policy of its own. */
export function protectAdminFiles(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (!/^\/admin(\/|$|\?)/.test(url)) return
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-content-type-options', 'nosniff')
    reply.header('x-robots-tag', 'noindex')
  })
  app.get('/admin', (_, reply) => reply.redirect('/admin/'))
}
