import { once } from 'node:events'
import net, { type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** For so long the connections of a process that is replaced may wait for their next request. */
export const farewell = 10_000

/** Accepts no more connections; each one that is open ends with its next answer, so that no request is cut off. */
export async function leave(server: Server): Promise<void> {
  const ended = once(server, 'close')
  // A web server's own way would close the connections that rest, and with them requests that are on their way.
  net.Server.prototype.close.call(server)
  // Once all have ended, the process does not stay for the rest of the time.
  await Promise.race([ended, wait(farewell, undefined, { ref: false })])
}
