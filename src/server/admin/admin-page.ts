import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Says that the build could not make the admin. */
export const adminFailedFile = (out: string): string => path.join(out, '.program/admin-failed')

const file = 'admin/index.html'

/** The site is served before its admin is made: until then, its page says so, and opens the admin as soon as it is there. */
export function mountAdminPage(app: FastifyInstance, root: string): void {
  for (const address of ['/admin/', `/${file}`])
    app.get(address, (_, reply) =>
      existsSync(path.join(root, file)) ? reply.sendFile(file) : answerNotYet(reply, root),
    )
}

const seconds = 2

const style = readFileSync(path.join(import.meta.dirname, 'not-yet.css'), 'utf8')
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function answerNotYet(reply: FastifyReply, root: string): FastifyReply {
  const words = existsSync(adminFailedFile(root))
    ? 'The admin could not be made; the server&#39;s log says why. The site itself is served.'
    : 'The admin is being made. It opens here by itself in a few seconds.'
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .headers({ 'retry-after': seconds, 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Powerplay admin</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${seconds}">
<style>${style}</style></head><body><main><h1><span aria-hidden="true">⚡</span> Powerplay</h1><p>${words}</p></main></body></html>`)
}
