import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../../kernel/start-thread.ts'
import type { RegistryState } from './registry-state.ts'

/** Runs registry operations in a worker thread, so compiling does not block the event loop. */
export type Registry = {
  readonly [What in keyof RegistryState]: (
    ...given: Parameters<RegistryState[What]>
  ) => Promise<ReturnType<RegistryState[What]>>
} & { readonly close: () => Promise<void> }

export type Question = { readonly id: number; readonly what: keyof RegistryState; readonly given: readonly unknown[] }
export type Answered = { readonly id: number; readonly result?: unknown; readonly problem?: string }

type Waiting = PromiseWithResolvers<unknown>

/** Starts the thread on first use, and again after a crash. */
export function createRegistry(pagesDir: string, localesDir: string): Registry {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0

  function begin(): Worker {
    const begun = startThread(new URL('./registry-worker.ts', import.meta.url), {
      workerData: { pagesDir, localesDir },
      execArgv: [],
    })
    const giveUp = (reason: Error) => {
      if (worker === begun) worker = undefined
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    }
    begun.on('message', ({ id, result, problem }: Answered) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (problem === undefined) one?.resolve(result)
      else one?.reject(new Error(problem))
      if (waiting.size === 0) begun.unref()
    })
    begun.once('error', giveUp)
    begun.once('exit', () => giveUp(new Error('The registry thread has exited.')))
    return begun
  }

  function ask(what: keyof RegistryState, given: readonly unknown[]): Promise<unknown> {
    worker ??= begin()
    const one = Promise.withResolvers<unknown>()
    waiting.set(++asked, one)
    worker.ref()
    const question: Question = { id: asked, what, given }
    worker.postMessage(question)
    return one.promise
  }

  const asking =
    <What extends keyof RegistryState>(what: What) =>
    (...given: Parameters<RegistryState[What]>) =>
      ask(what, given) as Promise<ReturnType<RegistryState[What]>>
  return {
    check: asking('check'),
    judge: asking('judge'),
    textsAlong: asking('textsAlong'),
    library: asking('library'),
    catalogue: asking('catalogue'),
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
