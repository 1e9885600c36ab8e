import type { FastifyInstance } from 'fastify'

/** Stops the server after running requests have finished; connections that are still open after the time-out are closed. */
export async function stopApp(app: FastifyInstance, timeout = 10_000): Promise<void> {
  // Closes keep-alive connections as soon as their last request is answered.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => app.server.closeAllConnections(), timeout)
  await app.close().catch((err: unknown) => app.log.error({ err }, 'The server did not stop cleanly'))
  clearInterval(idle)
  clearTimeout(deadline)
}
