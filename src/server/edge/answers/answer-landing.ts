import type { FastifyReply, FastifyRequest } from 'fastify'
import { decideAtEdge } from '../../../rules/edge/edge-decision.ts'
import type { EdgeDecision, EdgePage, EdgeRequest } from '../../../rules/edge/edge-request.ts'
import { mirrorCookies } from '../../../rules/edge/mirror.ts'
import { sampleRequest } from '../../../rules/edge/sample/sampled-request.ts'
import { isPageData } from '../../landings.ts'
import { setCookies } from '../cookies.ts'
import type { Edge } from '../edge.ts'
import { answerExplain } from '../explain/answer-explain.ts'
import { carryLinks, isCarried } from '../pages/carry-links.ts'
import { withDialog } from '../pages/compose-page.ts'
import { compose, sendComposed } from '../pages/send-composed.ts'
import { redirect } from '../redirect.ts'
import { currencyFor, type ServedSite } from '../served-site.ts'
import { answerData } from './answer-data.ts'
import { showDenied } from './answer-denied.ts'
import { showMissing } from './answer-missing.ts'

/** Answers requests below the base path; leaves files and all other addresses to other routes. */
export async function answerLanding(
  edge: Edge,
  site: ServedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { basePath } = site.site
  const asked = edge.read(request)
  if (`${asked.path}/` === basePath) {
    redirect(reply, site, basePath + searchOf(request), 308)
    return true
  }
  if (!decoded(asked.path).startsWith(basePath)) return false
  if (isPageData(asked.path)) return answerData(edge, site, asked.path, reply)
  if (isFile(asked.path, site)) return false
  if (await answerExplain(edge, site, asked, reply)) return true
  const { decision } = decideAtEdge(asked, site)
  edge.sampler?.offer(() => sampleRequest(asked, site, request.headers['user-agent']))
  await answerDecision(edge, site, { asked, decision, request, reply })
  return true
}

type Answer = {
  readonly asked: EdgeRequest
  readonly decision: EdgeDecision
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export async function answerDecision(edge: Edge, site: ServedSite, answer: Answer): Promise<void> {
  const { asked, decision, request, reply } = answer
  switch (decision.kind) {
    case 'page':
      setCookies(request, reply, [...decision.cookies, ...mirrorCookies(edge.mirror, site.site.hosts, asked.host)])
      // The answer depends on cookies, languages and country; shared caches must not reuse it.
      reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
      return showPage(edge, site, answer, decision.page)
    case 'moved':
      // A form that was sent to the former address arrives as it was sent.
      return redirect(reply, site, decision.address, isReading(request) ? 301 : 308)
    case 'mirror':
    case 'locale':
    case 'fallback':
      return redirect(reply, site, decision.address)
    case 'denied':
      return showDenied(edge, site, decision, reply)
    case 'not-found':
      return showMissing(edge, site, asked, reply)
    default:
      return decision satisfies never
  }
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** As it is for everybody, unless the visitor has another currency, or the address has a query. */
async function showPage(edge: Edge, site: ServedSite, { asked, reply }: Answer, page: EdgePage): Promise<void> {
  const shown = (await composePage(edge, site, asked, page)) ?? (await edge.pages.page(page))
  if (shown) sendComposed(reply.header('cache-control', 'private, no-cache'), shown)
  else await showMissing(edge, site, asked, reply)
}

async function composePage(edge: Edge, site: ServedSite, asked: EdgeRequest, page: EdgePage) {
  const { query } = asked
  const dialog = query.get('dialog')
  const currency = currencyFor(site, asked, page)
  const built = dialog || currency ? await edge.builtPage(page, currency) : undefined
  const isCarrying = isCarried(query)
  const html = built ? withDialog(built, dialog) : isCarrying ? (await edge.pages.page(page))?.html : undefined
  if (html === undefined || (html === built?.html && !isCarrying)) return built?.composed
  return compose(carryLinks(html, site, page, query))
}

/** Files of the site are served from the same base path as landings. */
function isFile(pathname: string, { site }: ServedSite): boolean {
  if (!pathname.startsWith(site.basePath)) return false
  const [first = ''] = pathname.slice(site.basePath.length).split('/')
  return site.reservedSlugs.includes(first)
}

function searchOf({ raw }: FastifyRequest): string {
  return /\?.*$/s.exec(raw.url ?? '')?.[0] ?? ''
}

/** An equivalent spelling of a path is still below the base path. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
