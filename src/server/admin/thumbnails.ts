import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { servedSite } from '../edge/served-site.ts'
import type { Published } from '../published.ts'
import { stillDocument } from './still-document.ts'

type Parts = {
  /** The output folder of the build. */
  readonly root: string
  readonly published: Published
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
export function mountThumbnails(app: FastifyInstance, { root, published, isStaff }: Parts): void {
  app.get<{ Params: { '*': string } }>('/admin/thumbnail/*', async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
    reply.header('cache-control', 'private, max-age=60')
    if (!(await isStaff(request))) return reply.code(401).send(nothing)
    const folder = pageOf(published, request.params['*'])
    if (folder === undefined) return reply.code(404).send(nothing)
    return reply.send(stillDocument(await readFile(path.join(root, folder, 'index.html'), 'utf8')))
  })
}

const nothing = '<!doctype html><title>No picture</title>'

/** The page of a landing in its first language. */
function pageOf(published: Published, slug: string): string | undefined {
  const manifest = published.manifest()
  const site = manifest && servedSite(manifest)
  const landing = site?.landings.get(slug)
  if (!site || !landing) return undefined
  const { defaultLocale } = site.site
  const locale = landing.locales.includes(defaultLocale) ? '' : landing.locales[0]
  const value = landing.param?.required ? (landing.param.values?.[0] ?? '_') : ''
  return site.findPage([locale, slug, value].filter(Boolean).join('/'))?.path
}
