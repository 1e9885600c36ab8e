import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EdgePage } from '../../rules/edge/edge-request.ts'
import type { Edge } from '../edge/edge.ts'
import { stillDocument } from './still-document.ts'

type Parts = {
  readonly edge: Pick<Edge, 'site' | 'pages'>
  readonly isStaff: (request: FastifyRequest) => Promise<boolean>
}

/** Allows inline styles only. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ')

/** Thumbnails of published landings for the catalogue: staff only, framed by the admin only. */
export function mountThumbnails(app: FastifyInstance, { edge, isStaff }: Parts): void {
  app.get<{ Params: { '*': string } }>('/admin/thumbnail/*', async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
    reply.header('cache-control', 'private, max-age=60')
    if (!(await isStaff(request))) return reply.code(401).send(nothing)
    const address = pageOf(edge, request.params['*'])
    const page = address && (await edge.pages.page(address))
    return page ? reply.send(stillDocument(page.html)) : reply.code(404).send(nothing)
  })
}

const nothing = '<!doctype html><title>No picture</title>'

/** The page of a landing in its first language. */
function pageOf({ site: siteNow }: Pick<Edge, 'site'>, slug: string): EdgePage | undefined {
  const site = siteNow()
  const landing = site?.landings.get(slug)
  if (!site || !landing) return undefined
  const { defaultLocale } = site.site
  const locale = landing.locales.includes(defaultLocale) ? '' : landing.locales[0]
  const value = landing.param?.required ? (landing.param.values?.[0] ?? '_') : ''
  return site.findPage([locale, slug, value].filter(Boolean).join('/'))
}
