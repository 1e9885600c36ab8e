import type { FastifyInstance } from 'fastify'

/**
 * Resolves with the exit status when a signal has stopped the server and all it stands on; running requests get as many
 * milliseconds as there is patience. A second signal ends at once.
 */
export function stopOnSignal(app: FastifyInstance, patience = 10_000): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const stop = async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    // A connection whose last request is answered would otherwise be kept for the next.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50)
    const late = setTimeout(() => app.server.closeAllConnections(), patience)
    await app.close().catch((err: unknown) => app.log.error({ err }, 'The server did not stop cleanly'))
    clearInterval(idle)
    clearTimeout(late)
    resolve(0)
  }
  const once = () => {
    process.off('SIGINT', once).off('SIGTERM', once)
    void stop()
  }
  process.on('SIGINT', once).on('SIGTERM', once)
  return promise
}
