import type { FastifyReply, FastifyRequest } from 'fastify'
import { redirect } from '../redirect.ts'
import type { ServedSite } from '../served-site.ts'

/** Redirects the root address, as printed by `npm start`, to the home page of the landings. */
export function answerFrontDoor(served: ServedSite, request: FastifyRequest, reply: FastifyReply): boolean {
  const { basePath } = served.site
  const query = /^\/(\?.*)?$/.exec(request.url)
  if (!query || basePath === '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  redirect(reply, served, basePath + (query[1] ?? ''))
  return true
}
