import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../edge.ts'
import { sendPlainPage } from '../plain-pages.ts'
import { isPageWanted, wayOn } from './answer-missing.ts'
import { barePage } from './bare-page.ts'

/** An internal error: shows the error page, which leads to the main site. */
export async function answerFault(
  edge: Edge,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode < 500) return void reply.send(error)
  request.log.error({ err: error }, 'A request failed')
  const site = edge.site()
  if (!site || !isPageWanted(site, request)) {
    reply.code(statusCode).send({ statusCode, error: 'Internal Server Error', message: 'An error occurred' })
    return
  }
  let locale = site.site.defaultLocale
  try {
    const way = wayOn(site, edge.read(request))
    locale = way.locale
    sendPlainPage(reply, statusCode, await edge.fill(site, locale, 'error', { onward: { text: way.mainSite } }))
  } catch (cause) {
    request.log.error({ err: cause }, 'The error page failed')
    sendPlainPage(reply, statusCode, barePage(edge, locale, site.site.basePath, 'ui.status.error-failed'))
  }
}
