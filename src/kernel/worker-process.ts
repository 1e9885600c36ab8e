import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** An operation of a worker, and its outcome, as they are sent between the processes. */
export type WorkerRequest = { readonly operation: string; readonly args: readonly unknown[] }
export type WorkerResponse = { readonly result?: unknown; readonly problem?: string }

/** How an operation ended: with a response, or with the process, by a signal (as without memory) or by itself. */
export type Outcome = WorkerResponse | { readonly ended: NodeJS.Signals | 'by itself' }

/** A process that works for the server: unlike a thread, it can be stopped at any moment, and cannot take the server with it. */
export type WorkerProcess = {
  /** So that the first operation does not wait for the start. */
  readonly start: () => void
  readonly run: (request: WorkerRequest) => Promise<Outcome>
  readonly stop: () => Promise<void>
}

type Program = {
  readonly file: URL
  readonly args?: readonly string[]
  /** The memory for its JavaScript. */
  readonly megabytes: number
  /** Further flags of Node. */
  readonly flags?: readonly string[]
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Whether it writes its errors where the server writes its own. */
  readonly tellsErrors?: boolean
}

/** Starts with the first operation, or when it is told to, and again after it has ended. */
export function createWorkerProcess(program: Program): WorkerProcess {
  const { file, args = [], megabytes, flags = [], environment = process.env, tellsErrors = false } = program
  let child: ChildProcess | undefined

  function start(): ChildProcess {
    const started = fork(fileURLToPath(file), args, {
      execArgv: [`--max-old-space-size=${megabytes}`, ...flags],
      env: { ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', tellsErrors ? 'inherit' : 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  return {
    start() {
      if (child) return
      child = start()
      hold(child, false)
    },
    async run(request) {
      child ??= start()
      const running = child
      hold(running, true)
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      const ended = () => {
        // A process that is dying can no longer be asked, some time before it has ended.
        if (child === running) child = undefined
        resolve({ ended: running.signalCode ?? 'by itself' })
      }
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

type Operations = Readonly<Record<string, unknown>>

/** Runs in the worker: answers each request with what these operations return. */
export function serveOperations(operations: Operations): void {
  process.on('message', async (request: WorkerRequest) => {
    // Whoever has asked may have ended meanwhile.
    process.send?.(await answer(operations, request), () => {})
  })
  // The server stops it when it is done, and it does not outlive the server.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => {})
  process.on('disconnect', () => process.exit())
}

export async function answer(operations: Operations, { operation, args }: WorkerRequest): Promise<WorkerResponse> {
  try {
    const run = operations[operation] as (...args: readonly unknown[]) => unknown
    return { result: await run(...args) }
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
