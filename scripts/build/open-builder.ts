import path from 'node:path'
import { createWorkerProcess } from '../../src/kernel/worker-process.ts'
import { projectRoot } from '../codegen/digest.ts'
import type { BuildAnswer } from './builder.ts'

/** Builds in a process of its own, one build after another; the server keeps serving the previous one in the meantime. */
export type Builder = {
  /** Makes what has changed, and tells what people may want to know; rejects with a readable reason. */
  readonly build: () => Promise<string>
  /** The same, but only what visitors need: `finish` must follow, when they are served. */
  readonly begin: () => Promise<string>
  /** Makes what `begin` has left. False if it was closed before. */
  readonly finish: () => Promise<boolean>
  /** Makes live what has changed in these records. */
  readonly publish: (records: readonly string[]) => Promise<string>
  /** The same as `build` if these files have changed since the last build; otherwise it tells nothing. */
  readonly buildChanged: (files: readonly string[]) => Promise<string>
  readonly close: () => Promise<void>
}

type Operation = 'begin' | 'build' | 'buildChanged' | 'publish'

/** As much as the process that checks records may take. */
const megabytes = 2048

/** The process stays, as most of a build's time goes into its start: who publishes does not wait for that. */
export function openBuilder(environment: Readonly<Record<string, string | undefined>> = process.env): Builder {
  const worker = createWorkerProcess({
    file: new URL('./builder.ts', import.meta.url),
    megabytes,
    flags: ['--max-semi-space-size=32', '--expose-gc', '--import', path.join(projectRoot, 'scripts/preload.js')],
    environment,
    tellsErrors: true,
  })
  worker.start()
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false
  let begun: BuildAnswer | undefined

  async function ask(operation: Operation, args: readonly unknown[] = []): Promise<BuildAnswer> {
    const run = () => worker.run({ operation, args })
    const first = await run()
    // A build can be repeated at any point, and the process may have ended before it began.
    const outcome = 'ended' in first && !isClosed ? await run() : first
    if ('ended' in outcome) throw new Error(`The process that builds has ended (${outcome.ended}).`)
    if (outcome.problem !== undefined) throw new Error(outcome.problem)
    return outcome.result as BuildAnswer
  }

  /** Another process that knows the records when it is needed takes the place of one that has made bundles. */
  async function replace({ isHeavy }: BuildAnswer): Promise<void> {
    if (!isHeavy) return
    await worker.stop()
    if (!isClosed) await worker.run({ operation: 'prepare', args: [] })
  }

  /** It goes on with what it knows. */
  async function keep(answer: BuildAnswer): Promise<void> {
    begun = answer
    if (answer.done === undefined) await replace(answer)
  }

  function inTurn(work: () => Promise<BuildAnswer>, andThen = replace): Promise<string> {
    const turn = last.then(work)
    last = turn.then(andThen).catch(() => {})
    return turn.then(tell)
  }

  return {
    build: () => inTurn(() => ask('build')),
    begin: () => inTurn(() => ask('begin'), keep),
    async finish() {
      const left = begun
      begun = undefined
      const finished = left && inTurn(async () => (left.isWhole ? left : ask('build')))
      await finished?.catch((error: unknown) => {
        if (!isClosed) throw error
      })
      return !isClosed
    },
    publish: (records) => inTurn(() => ask('publish', [records])),
    buildChanged: (files) => inTurn(() => ask('buildChanged', [files])),
    async close() {
      isClosed = true
      await worker.stop()
    },
  }
}

function tell({ problems, done }: BuildAnswer): string {
  if (done === undefined) throw new Error(lastLines(problems))
  return [problems, done].filter((text) => text !== '').join('\n')
}

/** Builds what is stale. */
export async function buildOnce(): Promise<void> {
  const { build, close } = openBuilder()
  await build().finally(close)
}

const lastLines = (text: string) => text.trim().split('\n').slice(-5).join('\n')
