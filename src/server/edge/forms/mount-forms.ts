import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { answerError } from '../../../kernel/calls/error-handler.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import { refuseThirdPartySites } from '../../../kernel/calls/origin.ts'
import { answerFault } from '../answers/answer-fault.ts'
import { answerMissing } from '../answers/answer-missing.ts'
import type { Edge } from '../edge.ts'
import type { ServedSite } from '../served-site.ts'
import { answerForm } from './answer-form.ts'

const type = 'application/x-www-form-urlencoded'

/** Whether a request submits a form to a landing's address. */
export function isForm({ method, headers, raw }: FastifyRequest, { site }: ServedSite): boolean {
  const isEncoded = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === type
  return method === 'POST' && isEncoded && (raw.url ?? '').startsWith(site.basePath)
}

/** Accepts forms at all addresses that are not calls; answers 404 to any other POST there. */
export async function mountForms(app: FastifyInstance, edge: Edge): Promise<void> {
  await app.register(async (scope) => {
    if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type)
    scope.addContentTypeParser(
      type,
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) =>
        // The first of several fields with the same name counts.
        new URLSearchParams(text),
    )
    scope.post('/*', { preParsing: async (request) => refuseThirdPartySites(request) }, async (request, reply) => {
      const site = edge.site()
      if (site && isForm(request, site)) await answerForm(edge, site, request, reply)
      else await answerMissing(edge, request, reply)
      return reply
    })
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error instanceof CallError) answerError(error, request, reply)
      else await answerFault(edge, error, request, reply)
      return reply
    })
  })
}
