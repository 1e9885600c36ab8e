import type { FastifyReply } from 'fastify'
import type { EdgeRequest } from '../../../rules/edge/edge-request.ts'
import type { Edge } from '../edge.ts'
import { sendPlainPage } from '../plain-pages.ts'
import type { ServedSite } from '../served-site.ts'
import { isExplainToken } from './explain-token.ts'
import { explanation } from './explanation.ts'

/** Shows how an answer is determined instead of the answer itself, if the link has not expired. */
export async function answerExplain(
  edge: Edge,
  site: ServedSite,
  asked: EdgeRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const token = asked.query.get('explain')
  if (!token || !edge.explainKey || !isExplainToken(token, edge.explainKey, edge.now())) return false
  const query = new URLSearchParams(asked.query)
  query.delete('explain')
  const content = { markup: explanation({ ...asked, query }, site) }
  sendPlainPage(reply, 200, await edge.fill(site, site.site.defaultLocale, 'explain', { content }))
  return true
}
