import type { FastifyInstance } from 'fastify'

/**
 * Stops the server on SIGINT or SIGTERM and resolves with the exit status. Open connections are closed after the
 * time-out; a second signal exits at once.
 */
export function stopOnSignal(app: FastifyInstance, timeout = 10_000): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const stop = async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    // Closes keep-alive connections as soon as their last request is answered.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50)
    const deadline = setTimeout(() => app.server.closeAllConnections(), timeout)
    await app.close().catch((err: unknown) => app.log.error({ err }, 'The server did not stop cleanly'))
    clearInterval(idle)
    clearTimeout(deadline)
    resolve(0)
  }
  const once = () => {
    process.off('SIGINT', once).off('SIGTERM', once)
    void stop()
  }
  process.on('SIGINT', once).on('SIGTERM', once)
  return promise
}
