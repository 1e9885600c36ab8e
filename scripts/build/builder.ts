import { parse } from 'jsonc-parser'
import { serveOperations } from '../../src/kernel/worker-process.ts'
import { thirdPartyServices } from '../../src/landing/renderer/document/third-party-services.ts'
import { createCompiler } from '../../src/registry/files/compiler.ts'
import { findRecordFile, listRegistry, recordOfFile } from '../../src/registry/files/list-files.ts'
import { createSourceReader, type ReadRegistry } from '../../src/registry/files/source-reader.ts'
import { readSettings } from '../../src/server/settings.ts'
import { describeError } from '../cli/command.ts'
import { keepDigests } from '../codegen/digest.ts'
import { buildAll, describeBuild, describeProblems } from './build-all.ts'
import type { Publish } from './build-site.ts'
import { bundleAhead } from './bundle.ts'
import { hasBundled } from './bundler.ts'
import { beginBuild } from './one-build.ts'
import { createSettling } from './settling.ts'
import { isUpToDate, noteUpToDate, stateOf } from './up-to-date.ts'
import { watchProgram } from './watch-program.ts'
import { isAsLeft, recognizePublished, writeChanges, writeManifest, writePublished } from './write-manifest.ts'

export type BuildAnswer = {
  /** What is wrong with the records, or why the build failed. */
  readonly problems: string
  /** What was built, for people. Undefined if nothing was. */
  readonly done: string | undefined
  /** It has loaded a bundler, whose memory it does not need any more. */
  readonly isHeavy: boolean
  /** Whether nothing was left for `build`. */
  readonly isWhole: boolean
}

type Said = Pick<BuildAnswer, 'problems' | 'done'> & { readonly isWhole?: boolean }

const settings = readSettings(process.env)
const pages = [settings.PAGES_DIR]
const out = settings.OUT_DIR
const listFiles = () => listRegistry(pages, 'locales')
const readAgain = createSourceReader(listFiles, (record) => findRecordFile(record, pages, 'locales'))
const compiler = createCompiler()

const program = watchProgram(['src', 'admin', 'scripts', 'schema'], 'package-lock.json')
keepDigests()

/** Files that were written a moment ago cannot be told from those that are written again. */
const whenSettled = 2500
/** Whoever publishes does not wait for what can wait. */
const settling = createSettling(whenSettled, (error) => console.error(describeError(error)))
let isFirst = true
/** What was built last, and what for those who asked. */
let made: ReadRegistry | undefined
let told: ReadRegistry | undefined

serveOperations({ begin, build: () => build(), buildChanged, publish, prepare })

/** Builds if what is in these files is not what was built: a publication changes files too. */
async function buildChanged(files: readonly string[]): Promise<BuildAnswer> {
  const records = recordsIn(files)
  if (told && readAgain(records) === told) return { problems: '', done: '', isHeavy: false, isWhole: true }
  return publish(records)
}

/** Undefined if they may be more than records, such as a folder. */
function recordsIn(files: readonly string[]): string[] | undefined {
  const records = files.map((file) => recordOfFile(file, pages, 'locales'))
  return records.every((record) => record !== undefined) ? records : undefined
}

/** Makes these records live, or all. Whatever else has changed since follows when nobody publishes. */
async function publish(records: readonly string[] | undefined): Promise<BuildAnswer> {
  isFirst = false
  return build(records)
}

/** Makes what visitors need; nobody waits for the rest, which `build` makes. */
async function begin(): Promise<BuildAnswer> {
  return build(undefined, true)
}

async function build(only?: readonly string[], isUrgent = false): Promise<BuildAnswer> {
  // Somebody has changed the program: whoever asks starts the new one.
  if (!program.isSame()) process.exit()
  await settling.stop()
  const said: Said = await buildNow(only, isUrgent).catch((error: unknown) => ({
    problems: describeError(error),
    done: undefined,
  }))
  if (said.done === undefined) console.error(said.problems)
  return { isWhole: true, ...said, isHeavy: hasBundled() }
}

async function buildNow(only: readonly string[] | undefined, isUrgent: boolean): Promise<Said> {
  // Who starts what has been built before does not wait.
  const isDone = isFirst && isUpToDate(out, stateOf(listFiles(), others))
  isFirst = false
  if (isDone) {
    setImmediate(prepare)
    return { problems: '', done: 'Everything is up to date.' }
  }
  // Where somebody else has published, other records have changed too.
  const registry = readAgain(isAsLeft(out) ? only : undefined)
  told = registry
  if (isUrgent) bundleAhead(basePathIn(registry))
  return make(registry, only ? writeChanges : writeManifest, isUrgent)
}

/** Before anything is checked: bundles for another path would only be made in vain. */
function basePathIn({ sources }: ReadRegistry): string {
  const site = sources.find(({ record }) => record === 'site.json')
  const stated = site && 'text' in site ? parse(site.text)?.basePath : undefined
  return typeof stated === 'string' ? stated : '/'
}

async function make(registry: ReadRegistry, publishing: Publish, isUrgent = false): Promise<Said> {
  const started = performance.now()
  made = registry
  const compilation = compiler.compile(registry.sources)
  const order = { compilation, sources: registry.sources, pages, out, wanted: 'changed', settings, isUrgent } as const
  const built = await buildAll({ ...order, publish: publishing })
  const done = built.report && describeBuild(built.report, (performance.now() - started) / 1000)
  const isWhole = built.report?.isWhole ?? true
  if (built.report && isWhole) settleLater(writeChanges)
  return { problems: describeProblems(built), done, isWhole }
}

function prepare(): void {
  compiler.compile(readAgain().sources)
  settleLater(recognizePublished)
}

const others = [program.digest, thirdPartyServices(settings)]

const settleLater = (publishing: Publish) => settling.later((signal) => settle(publishing, signal))

/** When nobody publishes: makes what else has changed since, writes the whole manifest, and notes it for the next start. */
async function settle(publishing: Publish, signal: AbortSignal): Promise<void> {
  const registry = readAgain()
  if (registry !== made) {
    const { done, problems } = await make(registry, publishing)
    return done === undefined ? console.error(problems) : undefined
  }
  const building = await beginBuild(out)
  await writePublished(out, signal).finally(building.end)
  noteUpToDate(out, stateOf(registry.files, others))
  // Otherwise the next publication pays for what this has left.
  globalThis.gc?.()
}
