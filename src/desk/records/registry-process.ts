import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { WorkerRequest, WorkerResponse } from './registry-worker.ts'

/** How an operation ended: with a response, or with the process, by a signal (as without memory) or by itself. */
export type Outcome = WorkerResponse | { readonly ended: NodeJS.Signals | 'by itself' }

/** A process for the registry: unlike a thread, it can be stopped at any moment, and cannot take the server with it. */
export type RegistryProcess = {
  readonly run: (request: WorkerRequest) => Promise<Outcome>
  readonly stop: () => Promise<void>
}

const program = fileURLToPath(new URL('./registry-worker.ts', import.meta.url))

/** Starts with the first operation, and again after it has ended. */
export function createRegistryProcess(folders: readonly string[], megabytes: number): RegistryProcess {
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const started = fork(program, folders, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  return {
    async run(request) {
      child ??= start()
      const running = child
      hold(running, true)
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      const ended = () => resolve({ ended: running.signalCode ?? 'by itself' })
      running.once('message', resolve)
      running.once('exit', ended)
      running.send(request, (error) => error && ended())
      const outcome = await promise
      running.off('message', resolve)
      running.off('exit', ended)
      hold(running, false)
      return outcome
    },
    async stop() {
      const stopped = child
      if (!stopped) return
      child = undefined
      hold(stopped, true)
      const over = once(stopped, 'exit')
      stopped.kill('SIGKILL')
      await over
    },
  }
}

/** An idle process does not keep the server running. */
function hold(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) child.ref()
  else child.unref()
  if (isBusy) child.channel?.ref()
  else child.channel?.unref()
}
