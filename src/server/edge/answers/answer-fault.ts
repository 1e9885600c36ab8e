import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../../rules/escape-html.ts'
import type { Edge } from '../edge.ts'
import { sendPlainPage } from '../plain-pages.ts'
import { isPageWanted, wayOn } from './answer-missing.ts'

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
    sendPlainPage(reply, statusCode, fallbackPage(edge, locale, site.site.basePath))
  }
}

const fallbackTexts = {
  'ui.status.error-failed': 'An error occurred while showing the error page',
  'ui.status.home': 'To the start page',
}

/** Depends on no file and no style, so it works whatever else fails. */
function fallbackPage({ say }: Edge, locale: string, home: string): string {
  const sayOrFallback = (id: keyof typeof fallbackTexts) => {
    const text = say(id, locale)
    return escapeHtml(text === id ? fallbackTexts[id] : text)
  }
  const message = sayOrFallback('ui.status.error-failed')
  const link = sayOrFallback('ui.status.home')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${message}</title></head>
<body><h1>${message}</h1><p><a href="${home}">${link}</a></p></body></html>`
}
