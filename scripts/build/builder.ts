import { serveOperations } from '../../src/kernel/worker-process.ts'
import { listRegistry } from '../../src/registry/files/list-files.ts'
import { createSourceReader } from '../../src/registry/files/source-reader.ts'
import { compile } from '../../src/registry/index.ts'
import { readSettings } from '../../src/server/settings.ts'
import { describeError } from '../cli/command.ts'
import { digestOf } from '../codegen/digest.ts'
import { buildAll, describeBuild, describeProblems } from './build-all.ts'

export type BuildAnswer = {
  /** What is wrong with the records, or why the build failed. */
  readonly problems: string
  /** What was built, for people. Undefined if nothing was. */
  readonly done: string | undefined
  /** It keeps memory that it does not need any more, as after making bundles. */
  readonly isHeavy: boolean
}

const settings = readSettings(process.env)
const pages = [settings.PAGES_DIR]
const readAgain = createSourceReader(() => listRegistry(pages, 'locales'))

const codeDigest = () => digestOf('src', 'scripts', 'schema', 'package-lock.json')
const own = codeDigest()

serveOperations({ build, prepare: () => void compile(readAgain().sources) })

async function build(): Promise<BuildAnswer> {
  // Somebody has changed the program: whoever asks starts the new one.
  if (codeDigest() !== own) process.exit()
  const said = await buildNow().catch((error: unknown) => ({ problems: describeError(error), done: undefined }))
  if (said.done === undefined) console.error(said.problems)
  return { ...said, isHeavy: isHeavy() }
}

async function buildNow() {
  const started = performance.now()
  const { sources } = readAgain()
  const built = await buildAll({ sources, pages, out: settings.OUT_DIR, wanted: 'changed', settings })
  const done = built.report && describeBuild(built.report, (performance.now() - started) / 1000)
  return { problems: describeProblems(built), done }
}

const heavy = 300_000_000

function isHeavy(): boolean {
  const { rss, heapTotal } = process.memoryUsage()
  return rss - heapTotal > heavy
}
