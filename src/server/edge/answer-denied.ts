import type { FastifyReply } from 'fastify'
import type { Market } from '../../contract/index.ts'
import { escapeHtml } from '../../renderer/document/escape.ts'
import type { EdgeDecision } from '../../rules/edge/edge-request.ts'
import type { Edge } from './edge.ts'
import { sendPlainPage } from './plain-pages.ts'
import type { ServedSite } from './served-site.ts'

type Denial = Extract<EdgeDecision, { kind: 'denied' }>

/** The law keeps the visitor's market closed: what it says, and who helps. */
export async function showDenied(edge: Edge, site: ServedSite, denial: Denial, reply: FastifyReply): Promise<void> {
  const { market, locale, message } = denial
  const say = (id: string) => edge.say(id, locale, market)
  const legal = site.markets.find(({ id }) => id === market)?.legal
  const html = await edge.fill(site, locale, 'denied', {
    message: { text: say(message) },
    status: { text: legal ? say(legal.status) : '' },
    disclaimer: { text: legal ? say(legal.disclaimer) : '' },
    help: { markup: legal ? helpLinks(legal, say) : '' },
  })
  sendPlainPage(reply, 403, html)
}

function helpLinks({ helpLinks: links }: Market['legal'], say: (id: string) => string): string {
  return links.map(({ label, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(say(label))}</a></li>`).join('')
}
