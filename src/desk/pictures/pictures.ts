import type { Log } from '../../kernel/log.ts'
import { createWorkerProcess, type Outcome } from '../../kernel/worker-process.ts'
import { callError } from '../errors.ts'
import { createTurns } from '../records/turns.ts'
import type { CleanPicture } from './clean-picture.ts'
import type { PictureOperations } from './picture-worker.ts'

/** Works on pictures in a process of its own, one after the other and within bounds. */
export type Pictures = {
  /** Throws if the file is no picture, or an unsafe one. */
  readonly clean: (file: Buffer) => Promise<CleanPicture>
  readonly weigh: PictureOperations['weigh']
  readonly encode: PictureOperations['encode']
  readonly close: () => Promise<void>
}

type Bounds = {
  /** Milliseconds that a picture may take, and for which it waits for its turn. */
  readonly longest: number
  readonly patience: number
  readonly mostWaiting: number
}

const usualBounds: Bounds = { longest: 10_000, patience: 15_000, mostWaiting: 40 }

const program = new URL('./picture-worker.ts', import.meta.url)

export function openPictures(log: Pick<Log, 'warn'>, changes: Partial<Bounds> = {}): Pictures {
  const bounds = { ...usualBounds, ...changes }
  const process = createWorkerProcess({ file: program, megabytes: 512 })
  const turns = createTurns()

  async function run(operation: keyof PictureOperations, args: readonly unknown[]): Promise<unknown> {
    if (turns.ahead(0) > bounds.mostWaiting) throw busy()
    const patience = AbortSignal.timeout(bounds.patience)
    const work = () => runNow(operation, args)
    return turns.take({ rank: 0, signal: patience }, work).catch((error: unknown) => {
      throw error === patience.reason ? busy() : error
    })
  }

  /** What takes too long is stopped with its process; the next picture starts another one. */
  async function runNow(operation: keyof PictureOperations, args: readonly unknown[]): Promise<unknown> {
    const alarm = setTimeout(() => void process.stop(), bounds.longest)
    const outcome = await process.run({ operation, args }).finally(() => clearTimeout(alarm))
    return resultOf(outcome, log)
  }

  return {
    async clean(file) {
      const cleaned = (await run('clean', [file])) as Awaited<ReturnType<PictureOperations['clean']>>
      if ('problem' in cleaned) throw callError(cleaned.problem)
      return cleaned
    },
    weigh: async (...args) => (await run('weigh', args)) as number,
    encode: async (...args) => Buffer.from((await run('encode', args)) as Uint8Array),
    close: process.stop,
  }
}

function resultOf(outcome: Outcome, log: Pick<Log, 'warn'>): unknown {
  if ('ended' in outcome)
    throw callError('picture-large', { message: 'This picture takes too long or too much memory' })
  if (outcome.problem === undefined) return outcome.result
  log.warn({ problem: outcome.problem }, 'A picture could not be made')
  throw callError('picture-broken')
}

const busy = () =>
  callError('unavailable', {
    message: 'Very many pictures are being made; try again in a moment',
    retryAfterSeconds: 5,
  })
