import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { EdgeRequest } from '../../../rules/edge/edge-request.ts'
import type { Edge } from '../edge.ts'
import { isOfMainSite, showInstead } from '../main-site/answer-section.ts'
import { sendPlainPage } from '../plain-pages.ts'
import type { ServedSite } from '../served-site.ts'
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
    const asked = edge.read(request)
    if (await showFailedSection(edge, site, asked, { statusCode, reply })) return
    const way = wayOn(site, asked)
    locale = way.locale
    sendPlainPage(reply, statusCode, await edge.fill(site, locale, 'error', { onward: { text: way.mainSite } }))
  } catch (cause) {
    request.log.error({ err: cause }, 'The error page failed')
    sendPlainPage(reply, statusCode, barePage(edge, locale, site.site.basePath, 'ui.status.error-failed'))
  }
}

/** The main site has an error page of its own; if it fails, too, that of the landings is shown. */
async function showFailedSection(
  edge: Edge,
  site: ServedSite,
  asked: EdgeRequest,
  { statusCode, reply }: { readonly statusCode: number; readonly reply: FastifyReply },
): Promise<boolean> {
  if (!isOfMainSite(site, asked)) return false
  return showInstead(edge, site, { asked, kind: 'failed', status: statusCode }, reply).catch((err: unknown) => {
    reply.log.error({ err }, 'The error page of the main site failed')
    return false
  })
}
