import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { askFirst } from '../../src/kernel/first-process.ts'
import { createPasswordHasher } from '../../src/kernel/passwords.ts'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { stopApp } from '../cli/stop-app.ts'
import { leave } from './leave.ts'
import { type Environment, type Order, type Report, toBuild } from './orders.ts'

/** Serves as one of the processes from when it is told to until it is told to stop, and has answered everything. */
export async function serve(): Promise<number> {
  const orders = readOrders()
  try {
    const environment = await Promise.race([orders.serve, orders.stop])
    if (!environment) return 0
    const settings = readSettings({ ...process.env, ...environment })
    const app = await createApp(settings, {
      build: askFirst(toBuild),
      services: { passwords: createPasswordHasher({ atOnce: Math.ceil(availableParallelism() / settings.PROCESSES) }) },
    })
    app.addHook('onRequest', async (_, reply) => {
      if (!app.server.listening) reply.header('connection', 'close')
    })
    try {
      const address = await app.listen({ port: settings.PORT, host: settings.HOST })
      process.send?.({ serves: address } satisfies Report)
      await Promise.race([orders.stop, orders.leave.then(() => leave(app.server))])
    } finally {
      await stopApp(app)
    }
    return 0
  } finally {
    cluster.worker?.disconnect()
  }
}

/** A terminal sends SIGINT to all processes at once; which of them stop, and when, the first one says. */
function readOrders() {
  const serve = Promise.withResolvers<Environment>()
  const [stop, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  process.on('SIGINT', () => {})
  // The first one has died: nobody needs this one any more.
  cluster.worker?.on('error', () => process.exit(1))
  process.on('SIGTERM', () => stop.resolve())
  process.on('message', (order: Order) => {
    if (typeof order === 'object' && 'serve' in order) serve.resolve(order.serve)
    if (order === 'stop') stop.resolve()
    if (order === 'leave') leave.resolve()
  })
  return { serve: serve.promise, stop: stop.promise, leave: leave.promise }
}
