import type { FastifyRequest } from 'fastify'
import type { Settings } from '../contract/index.ts'

/** One line of JSON for each thing worth knowing; secrets and queries, which may hold tokens, stay out of it. */
export function logOptions({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>) {
  return {
    level: LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url?.split('?')[0], ip }),
    },
  }
}
