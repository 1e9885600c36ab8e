import type { FastifyReply, FastifyRequest } from 'fastify'
import { readArrival } from '../../../rules/addresses/arrival.ts'
import { landingPath } from '../../../rules/addresses/landing-path.ts'
import type { Edge } from '../edge.ts'
import { sendPlainPage } from '../plain-pages.ts'
import type { ServedSite } from '../served-site.ts'
import { showMissing } from './answer-missing.ts'
import { type Arrived, arrivalContent } from './arrival-content.ts'

/** Answers requests below the path that stands in for the main site. */
export async function answerArrival(
  edge: Edge,
  site: ServedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { hosts } = site.site
  if (!hosts.arrival || !request.url.startsWith(hosts.arrival)) return false
  const asked = edge.read(request)
  const isReading = asked.method === 'GET' || asked.method === 'HEAD'
  const arrival = isReading ? readArrival(asked.path, site.site) : undefined
  if (arrival) await showArrival(edge, site, { ...arrival, asked, name: await nameOfVisitor(edge, request) }, reply)
  else await showMissing(edge, site, asked, reply)
  return true
}

async function showArrival(edge: Edge, site: ServedSite, arrived: Arrived, reply: FastifyReply): Promise<void> {
  const { locale } = arrived
  const html = await edge.fill(site, locale, 'arrival', {
    content: { markup: arrivalContent(arrived, site, (id) => edge.say(id, locale)) },
    home: { text: landingPath(site.site, { slug: '', locale }) },
  })
  sendPlainPage(reply, 200, html)
}

/** If the look-up fails, the visitor counts as signed out. */
async function nameOfVisitor({ whoIsSignedIn }: Edge, request: FastifyRequest): Promise<string | undefined> {
  try {
    return await whoIsSignedIn?.(request)
  } catch (error) {
    request.log.error({ err: error }, 'The signed-in visitor could not be determined')
    return undefined
  }
}
