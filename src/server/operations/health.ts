import type { FastifyInstance } from 'fastify'
import { isAnswering } from '../../kernel/database/is-answering.ts'
import { isWritable } from '../../kernel/database/is-writable.ts'
import type { Published } from '../published.ts'
import type { Services } from '../services/services.ts'

/** `/healthz`: the process runs. `/readyz`: it can take traffic. */
export function mountHealth(app: FastifyInstance, { manifest }: Published, services: Services | undefined): void {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  const reasonToWait = async () => {
    if (isDraining) return 'draining'
    if (!manifest()) return 'nothing is built'
    if (services && !(await isAnswering(services.db))) return 'the database does not answer'
    if (services && !(await isWritable(services.db))) return 'the database cannot be written; is the disk full?'
    return undefined
  }
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const reason = await reasonToWait()
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: reason ?? 'ready' })
  })
}
