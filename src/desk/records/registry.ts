import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../../kernel/start-thread.ts'
import type { RegistryState } from './registry-state.ts'

/** Runs registry operations in a worker thread, so compiling does not block the event loop. */
export type Registry = {
  readonly [Operation in keyof RegistryState]: (
    ...args: Parameters<RegistryState[Operation]>
  ) => Promise<ReturnType<RegistryState[Operation]>>
} & { readonly close: () => Promise<void> }

export type WorkerRequest = {
  readonly id: number
  readonly operation: keyof RegistryState
  readonly args: readonly unknown[]
}
export type WorkerResponse = { readonly id: number; readonly result?: unknown; readonly problem?: string }

type Waiting = PromiseWithResolvers<unknown>

/** Starts the thread on first use, and again after a crash. */
export function createRegistry(pagesDir: string, localesDir: string): Registry {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = startThread(new URL('./registry-worker.ts', import.meta.url), {
      workerData: { pagesDir, localesDir },
      execArgv: [],
    })
    const rejectAll = (reason: Error) => {
      if (worker === started) worker = undefined
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    }
    started.on('message', ({ id, result, problem }: WorkerResponse) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (problem === undefined) one?.resolve(result)
      else one?.reject(new Error(problem))
      if (waiting.size === 0) started.unref()
    })
    started.once('error', rejectAll)
    started.once('exit', () => rejectAll(new Error('The registry thread has exited.')))
    return started
  }

  function run(operation: keyof RegistryState, args: readonly unknown[]): Promise<unknown> {
    worker ??= start()
    const one = Promise.withResolvers<unknown>()
    waiting.set(++lastId, one)
    worker.ref()
    const request: WorkerRequest = { id: lastId, operation, args }
    worker.postMessage(request)
    return one.promise
  }

  const operationOf =
    <Operation extends keyof RegistryState>(operation: Operation) =>
    (...args: Parameters<RegistryState[Operation]>) =>
      run(operation, args) as Promise<ReturnType<RegistryState[Operation]>>
  return {
    check: operationOf('check'),
    assess: operationOf('assess'),
    relatedTexts: operationOf('relatedTexts'),
    library: operationOf('library'),
    needed: operationOf('needed'),
    catalogue: operationOf('catalogue'),
    /** The thread finishes its current task: terminating it midway could crash the process. */
    async close() {
      if (!worker) return
      const ended = once(worker, 'exit')
      worker.ref()
      worker.postMessage(null)
      await ended
    },
  }
}
