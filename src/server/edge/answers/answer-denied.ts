import type { FastifyReply } from 'fastify'
import { deniedFilling } from '../../../landing/renderer/plain/denied-filling.ts'
import type { EdgeDecision } from '../../../rules/edge/edge-request.ts'
import type { Edge } from '../edge.ts'
import { sendPlainPage } from '../plain-pages.ts'
import type { ServedSite } from '../served-site.ts'

type Denial = Extract<EdgeDecision, { kind: 'denied' }>

/** The visitor's market is closed by law. */
export async function showDenied(edge: Edge, site: ServedSite, denial: Denial, reply: FastifyReply): Promise<void> {
  const { market, locale, message } = denial
  const say = (id: string) => edge.say(id, locale, market)
  const legal = site.markets.find(({ id }) => id === market)?.legal
  sendPlainPage(reply, 403, await edge.fill(site, locale, 'denied', deniedFilling(message, legal, say)))
}
