import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import type { Builder } from '../build/open-builder.ts'

/** What a process asks the first one, and what that answers once it has built, or has not. */
type Message = { readonly buildFor?: string; readonly problem?: string }

/** Used in the first process: builds whenever one of the others asks. */
export function buildForAll({ build }: Builder): void {
  cluster.on('message', async (worker, { buildFor }: Message) => {
    if (buildFor === undefined) return
    const problem = await build().then(
      () => undefined,
      ({ message }: Error) => message,
    )
    if (worker.isConnected()) worker.send({ buildFor, ...(problem !== undefined && { problem }) } satisfies Message)
  })
}

/** Used in the others: builds by asking the first one. */
export function askToBuild(): () => Promise<void> {
  const waiting = new Map<string, (problem: string | undefined) => void>()
  process.on('message', ({ buildFor = '', problem }: Message) => {
    waiting.get(buildFor)?.(problem)
    waiting.delete(buildFor)
  })
  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    const buildFor = randomUUID()
    waiting.set(buildFor, resolve)
    process.send?.({ buildFor } satisfies Message)
    const problem = await promise
    if (problem !== undefined) throw new Error(problem)
  }
}
