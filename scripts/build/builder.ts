import { serveOperations } from '../../src/kernel/worker-process.ts'
import { thirdPartyServices } from '../../src/landing/renderer/document/third-party-services.ts'
import { createCompiler } from '../../src/registry/files/compiler.ts'
import { listRegistry } from '../../src/registry/files/list-files.ts'
import { createSourceReader, type ReadRegistry } from '../../src/registry/files/source-reader.ts'
import { readSettings } from '../../src/server/settings.ts'
import { describeError } from '../cli/command.ts'
import { digestOf } from '../codegen/digest.ts'
import { buildAll, describeBuild, describeProblems } from './build-all.ts'
import { isUpToDate, noteUpToDate, stateOf } from './up-to-date.ts'

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
const out = settings.OUT_DIR
const listFiles = () => listRegistry(pages, 'locales')
const readAgain = createSourceReader(listFiles)
const compiler = createCompiler()

const codeDigest = () => digestOf('src', 'scripts', 'schema', 'package-lock.json')
const own = codeDigest()

/** Files that were written a moment ago cannot be told from those that are written again. */
const whenSettled = 2500
let noting: NodeJS.Timeout | undefined
let hasBuilt = false
let seen: ReadRegistry | undefined

serveOperations({ build, buildChanged, prepare })

/** Builds if records or texts have changed since the last build. */
async function buildChanged(): Promise<BuildAnswer> {
  return seen && readAgain() === seen ? { problems: '', done: '', isHeavy: false } : build()
}

async function build(): Promise<BuildAnswer> {
  // Somebody has changed the program: whoever asks starts the new one.
  if (codeDigest() !== own) process.exit()
  const said = await buildNow().catch((error: unknown) => ({ problems: describeError(error), done: undefined }))
  if (said.done === undefined) console.error(said.problems)
  return { ...said, isHeavy: isHeavy() }
}

async function buildNow() {
  clearTimeout(noting)
  // Who starts what has been built before does not wait.
  if (!hasBuilt && isUpToDate(out, stateNow())) {
    setImmediate(prepare)
    return { problems: '', done: 'Everything is up to date.' }
  }
  const started = performance.now()
  const registry = readAgain()
  seen = registry
  const compilation = compiler.compile(registry.sources)
  const built = await buildAll({ compilation, sources: registry.sources, pages, out, wanted: 'changed', settings })
  const done = built.report && describeBuild(built.report, (performance.now() - started) / 1000)
  if (built.report) noting = setTimeout(note, whenSettled, registry)
  hasBuilt = true
  return { problems: describeProblems(built), done }
}

function prepare(): void {
  compiler.compile(readAgain().sources)
}

const stateNow = () => stateOf(listFiles(), [own, thirdPartyServices(settings)])

function note(built: ReadRegistry): void {
  if (readAgain() === built) noteUpToDate(out, stateNow())
}

const heavy = 300_000_000

function isHeavy(): boolean {
  const { rss, heapTotal } = process.memoryUsage()
  return rss - heapTotal > heavy
}
