import type { FastifyRequest } from 'fastify'
import type { Settings } from '../contract/index.ts'

/** One line of JSON per entry. Secrets are omitted, and so are queries, which may contain tokens. */
export function logOptions({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>) {
  return {
    level: LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url?.split('?')[0], ip }),
    },
  }
}
