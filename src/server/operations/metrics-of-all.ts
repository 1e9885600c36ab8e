import { AggregatorRegistry, type Registry } from 'prom-client'
import { answerOthers, askFirst } from '../../kernel/first-process.ts'

const question = 'metrics'

/** Used in the first process: gives each of the others the metrics of all of them. */
export function collectMetrics(): void {
  const all = new AggregatorRegistry()
  answerOthers(question, () => all.clusterMetrics())
}

/** Used in the others: contributes these registries, and returns what reads the metrics of all processes. */
export function metricsOfAll(registries: readonly Registry[]): () => Promise<string> {
  AggregatorRegistry.setRegistries([...registries])
  new AggregatorRegistry()
  return askFirst(question)
}
