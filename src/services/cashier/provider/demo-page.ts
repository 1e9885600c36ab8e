import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { demoPages } from './demonstration.ts'

const style = `
:root { color-scheme: light dark }
body { max-width: 24rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; text-wrap: balance }
.notice { padding: .75rem 1rem; border: 2px solid; border-radius: .5rem }
a { display: block; padding: .75rem; border-radius: .5rem; color: #fff; background: #0b57d0; font-weight: 600; text-align: center; text-decoration: none }
`

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demonstration payment</title>
<style>${style}</style>
<main>
<h1>Demonstration payment</h1>
<p class="notice">This is a demonstration. It replaces the page of a bank or payment system: it asks for nothing and moves no money.</p>
<p>The deposit is answered in a few seconds, by itself.</p>
<p><a href="/deposit-withdraw">Back to the site</a></p>
</main>
</html>
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** The page of the demonstration on which players would pay. It is the same for all payments, and knows none. */
export function mountDemoPage(app: FastifyInstance): void {
  app.get(`${demoPages}/:reference`, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(page),
  )
}
