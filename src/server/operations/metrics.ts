import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Settings } from '../../contract/index.ts'
import { isAnswering } from '../../kernel/database/is-answering.ts'
import { droppedEvents } from '../../services/events/record-event.ts'
import type { Services } from '../services/services.ts'
import { maySeeMetrics } from './may-see-metrics.ts'
import { metricsOfAll } from './metrics-of-all.ts'

/** `/metrics` in Prometheus format, of all processes that share the port. */
export function mountMetrics(
  app: FastifyInstance,
  settings: Pick<Settings, 'METRICS_TOKEN'>,
  services: Services | undefined,
): void {
  const registry = new Registry()
  countRequests(app, registry)
  if (services) watchServices(services, registry)
  const own = Registry.merge([ofProcess(), registry])
  const read = cluster.isWorker ? metricsOfAll([ofProcess(), registry]) : () => own.metrics()
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!maySeeMetrics(request, settings))
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('Set METRICS_TOKEN on the server, and send it: Authorization: Bearer …\n')
    return reply.type(own.contentType).send(await read())
  })
}

let processRegistry: Registry | undefined

/** Memory, CPU and event loop: registered once per process, however many servers it runs. */
function ofProcess(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  return processRegistry
}

/** Labelled by route pattern, never by address: there are few patterns, and they contain no secrets. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  ofProcess()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: `${Math.floor(reply.statusCode / 100)}xx` }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}

function watchServices(services: Services, registry: Registry): void {
  const registers = [registry]
  new Gauge({ name: 'server_processes', help: 'Processes that serve.', registers }).set(1)
  new Gauge({
    name: 'password_hashes_waiting',
    help: 'Passwords waiting to be hashed.',
    registers,
    collect() {
      this.set(services.passwords.load?.().waiting ?? 0)
    },
  })
  new Gauge({
    name: 'password_hashes_running',
    help: 'Passwords being hashed.',
    registers,
    collect() {
      this.set(services.passwords.load?.().running ?? 0)
    },
  })
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers within a second.',
    aggregator: 'min',
    registers,
    async collect() {
      this.set(Number(await isAnswering(services.db)))
    },
  })
  new Counter({
    name: 'events_dropped_total',
    help: 'Events that could not be written.',
    registers,
    collect() {
      this.reset()
      this.inc(droppedEvents(services))
    },
  })
}
