import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment, Order, Report } from './orders.ts'

export type Processes = {
  /** The address at which all of them serve. */
  readonly address: string
  /** Resolves when all of them serve. */
  readonly complete: Promise<unknown>
  /** Replaces all of them, one after the other, without refusing a request. */
  readonly replaceAll: () => Promise<void>
  /** Resolves when all of them have answered what was asked and have ended. */
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly count: number
  /** One that has been started before. */
  readonly first: Worker
  readonly environment: Environment
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

/** A process that did not start; it has said why. */
export class ProcessEnded extends Error {
  readonly status: number
  constructor(status: number) {
    super('A server process did not start.')
    this.status = status
  }
}

// Each process takes connections itself: one that is handed to a process that dies would never be answered.
cluster.schedulingPolicy = cluster.SCHED_NONE

const longestPause = 30_000

/** Starts a process, which loads the program, and serves when it is told to. */
export const startProcess = (): Worker => cluster.fork()

/** Has processes serve that share a port, and replaces those that die. Resolves when the first one serves. */
export async function runProcesses({ count, first, environment, log }: Parts): Promise<Processes> {
  const serving = new Set<Worker>()
  let isStopping = false
  let failures = 0

  async function start(worker = startProcess()): Promise<string> {
    const ended = once(worker, 'exit').then(([status]) => Promise.reject(new ProcessEnded(status ?? 1)))
    ended.catch(() => {})
    worker.send({ serve: environment } satisfies Order)
    const serves = await Promise.race([addressSaidBy(worker), ended])
    serving.add(worker)
    failures = 0
    worker.once('exit', (status: number | null, signal: string | null) => {
      if (serving.delete(worker) && !isStopping) void replaceDead(worker, signal ?? status)
    })
    return serves
  }

  async function replaceDead({ process }: Worker, reason: number | string | null): Promise<void> {
    log.error({ process: process.pid, reason }, 'A server process ended, and is replaced')
    await startInTheEnd()
  }

  async function startInTheEnd(): Promise<void> {
    for (;;) {
      try {
        await start()
        return
      } catch (err) {
        if (isStopping) return
        failures += 1
        log.error({ err }, 'A server process did not start; it is tried again')
        await wait(Math.min(longestPause, 500 * 2 ** failures))
      }
    }
  }

  async function replaceAll(): Promise<void> {
    for (const former of [...serving]) {
      if (isStopping) return
      try {
        await start()
      } catch (err) {
        log.error({ err }, 'The new version does not start; the processes of the former one go on')
        return
      }
      if (serving.delete(former)) await end(former, 'leave')
    }
    log.info('All server processes are replaced')
  }

  const address = await start(first.isDead() ? startProcess() : first)
  // The first one serves meanwhile.
  const complete = Promise.all(Array.from({ length: count - 1 }, startInTheEnd))
  let replacing: Promise<unknown> = complete
  return {
    address,
    complete,
    replaceAll() {
      const replaced = replacing.then(replaceAll)
      replacing = replaced
      return replaced
    },
    async stop() {
      isStopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker, 'stop')))
    },
  }
}

function addressSaidBy(worker: Worker): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  worker.on('message', ({ serves }: Partial<Report>) => {
    if (serves !== undefined) resolve(serves)
  })
  return promise
}

async function end(worker: Worker, order: Order): Promise<void> {
  const ended = once(worker, 'exit')
  if (worker.isConnected()) worker.send(order)
  if (!worker.isDead()) await ended
}
