import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { mainSiteLink } from '../../../rules/addresses/main-site-link.ts'
import { escapeHtml } from '../../../rules/escape-html.ts'
import { sectionAddress } from '../../../rules/main-site/section-address.ts'
import { groupOf } from '../../../rules/main-site/sections.ts'
import type { Cashier } from '../cashier.ts'
import { demoPages } from './demonstration.ts'

type Parts = Pick<Cashier, 'records' | 'textOf'>

/** The page of the demonstration on which players would pay. It is the same for all payments, and knows none. */
export function mountDemoPage(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { locale: string } }>(`${demoPages}/:locale/:reference`, ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(pageIn(parts, params.locale)),
  )
}

function pageIn({ records, textOf }: Parts, asked: string): string {
  const { site } = records()
  const { code, tag } = site.locales.find((one) => one.code === asked) ?? { code: 'en', tag: 'en' }
  const say = (name: string) => escapeHtml(textOf(`ui.cashier.demo-${name}`, code))
  return `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
<style>${style}</style>
<main>
<h1>${say('title')}</h1>
<p class="notice">${say('text')}</p>
<p>${say('wait')}</p>
<p><a href="${escapeHtml(cashierAddress(records(), code))}">${say('back')}</a></p>
</main>
</html>
`
}

function cashierAddress({ site, sections }: ReturnType<Parts['records']>, locale: string): string {
  const [cashier] = groupOf(sections, 'cashier')
  const address = sectionAddress(site, cashier?.path ?? '/', locale)
  return mainSiteLink(new URL(address, `https://${site.hosts.mainSite}`), site.hosts)
}

const style = `
:root { color-scheme: light dark }
body { max-width: 24rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; text-wrap: balance }
.notice { padding: .75rem 1rem; border: 2px solid; border-radius: .5rem }
a { display: block; padding: .75rem; border-radius: .5rem; color: #fff; background: #0b57d0; font-weight: 600; text-align: center; text-decoration: none }
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
