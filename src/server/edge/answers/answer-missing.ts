import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EdgeDecision, EdgeRequest } from '../../../rules/edge/edge-request.ts'
import { missingStep } from '../../../rules/edge/edge-steps.ts'
import { readVisit } from '../../../rules/edge/edge-visit.ts'
import type { Edge } from '../edge.ts'
import { isOfMainSite, showInstead } from '../main-site/answer-section.ts'
import { sendPlainPage } from '../plain-pages.ts'
import type { ServedSite } from '../served-site.ts'
import { barePage } from './bare-page.ts'

export type WayOn = Pick<Extract<EdgeDecision, { kind: 'not-found' }>, 'locale' | 'mainSite'>

/** The visitor's language, and the main site's address with the visitor's query. */
export function wayOn(site: ServedSite, asked: EdgeRequest): WayOn {
  const { decision } = missingStep(readVisit(asked, site, undefined), 'no-landing')
  return decision as WayOn
}

/** Shows the 404 page of the landings, which leads to the main site, or that of the main site; a bare one where the build lacks it. */
export async function showMissing(
  edge: Edge,
  site: ServedSite,
  asked: EdgeRequest,
  reply: FastifyReply,
): Promise<void> {
  if (isOfMainSite(site, asked) && (await showInstead(edge, site, { asked, kind: 'missing', status: 404 }, reply)))
    return
  const { locale, mainSite } = wayOn(site, asked)
  const filled = edge.fill(site, locale, '404', { onward: { text: mainSite } })
  const html = await filled.catch((err: unknown) => {
    reply.log.error({ err }, 'The 404 page failed')
    return barePage(edge, locale, site.site.basePath, 'ui.status.not-found')
  })
  sendPlainPage(reply, 404, html)
}

/** Answers requests that neither a route nor a file has answered. */
export async function answerMissing(edge: Edge, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const site = edge.site()
  if (site && isPageWanted(site, request)) return showMissing(edge, site, edge.read(request), reply)
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ statusCode: 404, error: 'Not Found', message: 'This address does not exist.' })
}

/** Below the base path people look for pages; elsewhere only requests that accept HTML do. */
export function isPageWanted({ site }: ServedSite, { raw, headers }: FastifyRequest): boolean {
  return (raw.url ?? '').startsWith(site.basePath) || (headers.accept ?? '').includes('text/html')
}
