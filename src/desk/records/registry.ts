import type { RecordText } from '../../contract/index.ts'
import { createWorkerProcess, type Outcome, type WorkerProcess } from '../../kernel/worker-process.ts'
import { racyMilliseconds } from '../../registry/files/stamps.ts'
import { callError } from '../errors.ts'
import { landingsIn } from './check-size.ts'
import { type RegistryBounds, turnOf, usualBounds } from './registry-bounds.ts'
import type { RegistryState } from './registry-state.ts'
import { createTurns } from './turns.ts'

/** Who waits for an operation; when the signal is aborted, nobody does. */
type Asking = {
  readonly signal?: AbortSignal | undefined
  /** Nobody looks on: it waits as long as it takes. */
  readonly isPatient?: boolean
}

type Operation = keyof RegistryState

/** Runs registry operations in a process of their own, one after the other and within bounds. */
export type Registry = {
  readonly [Name in Operation]: (
    ...args: Name extends Sized
      ? [...Parameters<RegistryState[Name]>, asking?: Asking]
      : Parameters<RegistryState[Name]>
  ) => Promise<ReturnType<RegistryState[Name]>>
} & {
  /** Soon after records were published, what they have become is read, so that nobody waits for it. */
  readonly settle: () => void
  readonly close: () => Promise<void>
}

/** Operations that cost as much as the records that are given to them. */
type Sized = 'check' | 'assess'

/** Files that were written a moment ago cannot be told from those that are written again. */
const whenSettled = racyMilliseconds + 500

const program = new URL('./registry-worker.ts', import.meta.url)

/** The process for the records in this folder. */
export const registryProcess = (pagesDir: string, localesDir: string, { megabytes }: RegistryBounds) =>
  createWorkerProcess({ file: program, args: [pagesDir, localesDir], megabytes, flags: ['--expose-gc'] })

export function createRegistry(
  pagesDir: string,
  localesDir: string,
  bounds: RegistryBounds = usualBounds,
  process: WorkerProcess = registryProcess(pagesDir, localesDir, bounds),
): Registry {
  const turns = createTurns()
  let isPrepared = false
  let settling: NodeJS.Timeout | undefined

  async function run(
    operation: Operation,
    args: readonly unknown[],
    { signal = never, isPatient = false }: Asking = {},
  ) {
    // Whoever looks on comes before what is done in the background.
    const rank = turnOf[operation] + (isPatient ? 0.5 : 0)
    const ahead = turns.ahead(rank)
    if (operation !== 'assess' && !isPatient && ahead > bounds.mostWaiting) throw busy(ahead)
    const patience = operation === 'assess' || isPatient ? never : AbortSignal.timeout(bounds.patience[operation])
    return turns
      .take({ rank, signal: AbortSignal.any([signal, patience]) }, () => runNow(operation, args, signal))
      .catch((error: unknown) => {
        throw error === patience.reason ? busy(turns.ahead(rank)) : error
      })
  }

  async function runNow(operation: Operation, args: readonly unknown[], signal: AbortSignal): Promise<unknown> {
    // Reading all records may take minutes; what may take only seconds begins when they have been read.
    if (!isPrepared && bounds.longest[operation] < bounds.longest.prepare) await runWithin('prepare', [], never)
    signal.throwIfAborted()
    return runWithin(operation, args, signal)
  }

  /** Stopping the process ends the operation, and only that: the next one starts another process. */
  async function runWithin(operation: Operation, args: readonly unknown[], signal: AbortSignal): Promise<unknown> {
    const stop = () => void process.stop()
    const limit = AbortSignal.timeout(bounds.longest[operation])
    let grace: NodeJS.Timeout | undefined
    const leave = () => {
      grace = setTimeout(stop, bounds.grace)
    }
    limit.addEventListener('abort', stop)
    signal.addEventListener('abort', leave)
    try {
      const outcome = await process.run({ operation, args })
      isPrepared = !('ended' in outcome) && (isPrepared || operation === 'prepare')
      signal.throwIfAborted()
      return resultOf(outcome, limit.aborted)
    } finally {
      clearTimeout(grace)
      limit.removeEventListener('abort', stop)
      signal.removeEventListener('abort', leave)
    }
  }

  const sized =
    <Name extends Sized>(operation: Name) =>
    async (records: readonly RecordText[], asking?: Asking) => {
      const landings = landingsIn(records)
      if (landings > bounds.mostLandings) throw tooManyLandings(landings, bounds.mostLandings)
      return (await run(operation, [records], asking)) as ReturnType<RegistryState[Name]>
    }
  const plain =
    <Name extends Exclude<Operation, Sized>>(operation: Name) =>
    async (...args: Parameters<RegistryState[Name]>) =>
      (await run(operation, args)) as ReturnType<RegistryState[Name]>
  return {
    check: sized('check'),
    assess: sized('assess'),
    shownTexts: plain('shownTexts'),
    findTexts: plain('findTexts'),
    textReach: plain('textReach'),
    calendar: plain('calendar'),
    replay: plain('replay'),
    library: plain('library'),
    needed: plain('needed'),
    catalogue: plain('catalogue'),
    users: plain('users'),
    mentions: plain('mentions'),
    changedLandings: plain('changedLandings'),
    copiedLandings: plain('copiedLandings'),
    prepare: plain('prepare'),
    settle() {
      clearTimeout(settling)
      // Whatever is wrong is said to whoever asks next.
      settling = setTimeout(() => void run('prepare', [], { isPatient: true }).catch(() => {}), whenSettled).unref()
    },
    async close() {
      clearTimeout(settling)
      await process.stop()
    },
  }
}

const never = new AbortController().signal

function resultOf(outcome: Outcome, tookTooLong: boolean): unknown {
  if (!('ended' in outcome)) {
    if (outcome.problem === undefined) return outcome.result
    throw new Error(outcome.problem)
  }
  if (outcome.ended === 'by itself') throw new Error('The process of the registry has ended.')
  throw callError('check-too-large', {
    message: tookTooLong
      ? 'This takes too long here; check fewer records at once, or use npm run check'
      : 'This takes too much memory here; check fewer records at once, or use npm run check',
  })
}

const busy = (ahead: number) =>
  callError('registry-busy', {
    message: `${ahead === 1 ? '1 other check is' : `${ahead} other checks are`} ahead of yours; try again in a moment`,
    details: { ahead },
    retryAfterSeconds: 5,
  })

const tooManyLandings = (landings: number, most: number) =>
  callError('check-too-large', {
    message: `These records make ${landings} landings; at most ${most} are checked at once. Use npm run check for all of them`,
  })
