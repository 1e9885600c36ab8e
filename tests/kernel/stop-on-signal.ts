import type { FastifyInstance } from 'fastify'
import { stopApp } from '../../scripts/cli/stop-app.ts'

/** Stops the only process of a server on SIGINT or SIGTERM, like `npm start`, and resolves with the exit status. */
export function stopOnSignal(app: FastifyInstance): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopApp(app).then(() => resolve(0)))
  }
  return promise
}
