import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFault } from './answers/answer-fault.ts'
import { answerFrontDoor } from './answers/answer-front-door.ts'
import { answerLanding } from './answers/answer-landing.ts'
import { answerMissing } from './answers/answer-missing.ts'
import { type Edge, type EdgeParts, openEdge } from './edge.ts'
import { isForm, mountForms } from './forms/mount-forms.ts'
import { answerSection } from './main-site/answer-section.ts'
import { warmUp } from './pages/warm-up.ts'

/** Mounts landings, the main site, forms and error pages. */
export async function mountEdge(app: FastifyInstance, parts: EdgeParts): Promise<Edge> {
  const edge = openEdge(app, parts)
  // Awaiting a reply would wait until it is sent, so handlers return whether they have answered.
  app.addHook('onRequest', async (request, reply) => ((await answer(edge, request, reply)) ? reply : undefined))
  app.setNotFoundHandler(async (request, reply) => {
    await answerMissing(edge, request, reply)
    return reply
  })
  app.setErrorHandler(async (error, request, reply) => {
    await answerFault(edge, error, request, reply)
    return reply
  })
  await mountForms(app, edge)
  app.addHook('onListen', () => {
    // A build without a renderer serves its files.
    warmUp(edge).catch((err: unknown) =>
      app.log.warn({ err }, 'The renderer could not be loaded ahead of its first use'),
    )
  })
  return edge
}

async function answer(edge: Edge, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const site = edge.site()
  if (!site || hasOwnRoute(request) || isForm(request, site)) return false
  if (await answerSection(edge, site, request, reply)) return true
  if (answerFrontDoor(site, request, reply)) return true
  if (await answerLanding(edge, site, request, reply)) return true
  if (request.method !== 'POST') return false
  // Answers before the body is read.
  await answerMissing(edge, request, reply)
  return true
}

/** Calls, health and the like; all files share one wildcard route. */
function hasOwnRoute({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url !== undefined && routeOptions.url !== '/*'
}
