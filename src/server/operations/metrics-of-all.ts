import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** What a process asks the first one, and what that answers. */
type Message = { readonly metricsFor?: string; readonly metrics?: string }

/** Used in the first process: gives each of the others the metrics of all of them. */
export function collectMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, { metricsFor }: Message) => {
    if (metricsFor === undefined) return
    const metrics = await all.clusterMetrics().catch(() => '')
    if (worker.isConnected()) worker.send({ metricsFor, metrics } satisfies Message)
  })
}

/** Used in the others: contributes these registries, and returns what reads the metrics of all processes. */
export function metricsOfAll(registries: readonly Registry[]): () => Promise<string> {
  AggregatorRegistry.setRegistries([...registries])
  new AggregatorRegistry()
  const waiting = new Map<string, (metrics: string) => void>()
  process.on('message', ({ metricsFor = '', metrics = '' }: Message) => {
    waiting.get(metricsFor)?.(metrics)
    waiting.delete(metricsFor)
  })
  return () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const metricsFor = randomUUID()
    waiting.set(metricsFor, resolve)
    process.send?.({ metricsFor } satisfies Message)
    return promise
  }
}
