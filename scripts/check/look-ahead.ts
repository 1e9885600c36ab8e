import { on } from 'node:events'
import { parseArgs } from 'node:util'
import settings from '../../schema/settings.schema.json' with { type: 'json' }
import { startThread } from '../../src/kernel/start-thread.ts'
import { type Baseline, readBaseline, writeBaseline } from '../../src/registry/files/baseline.ts'
import type { Cache } from '../../src/registry/files/cache-file.ts'
import { changedRecords } from '../../src/registry/files/comparison.ts'
import { checkCache } from '../cli/check-cache.ts'
import { type RegistryFolders, statedFolders } from '../cli/registry-options.ts'
import type { Told } from './look-thread.ts'
import { checkOptions } from './options.ts'

/** What is known of a registry before anybody has looked at its files. */
export type Looked = {
  readonly folders: RegistryFolders
  readonly cache: Cache
  readonly baseline: Baseline
  /** Looks along with a thread which records have changed; undefined if that does not tell it. */
  readonly findChanged: () => Promise<readonly string[] | undefined>
}

/**
 * Lets a thread look at the files that a check with these arguments looks at; undefined if it does not, or if nothing is
 * known of them.
 */
export function lookAhead(args: string[]): Looked | undefined {
  const { values, positionals } = parse(args) ?? {}
  const isOfAll = positionals?.length === 0 && !values?.all && values?.explain === undefined
  // A watch has to begin before anybody looks.
  if (!values || !isOfAll || values.watch) return undefined
  const folders = statedFolders(values, () => process.env['PAGES_DIR'] ?? settings.properties.PAGES_DIR.default)
  // It starts while the state is read with which the files are compared.
  const thread = startThread(new URL('./look-thread.ts', import.meta.url), { workerData: folders, execArgv: [] })
  // A command that cannot run does not wait for it.
  thread.unref()
  const cache = checkCache(folders.pages, folders.locales)
  const former = readBaseline(cache)
  if (!former) {
    void thread.terminate()
    return undefined
  }
  const { baseline, files } = former
  thread.postMessage(files)
  const messages = on(thread, 'message', { close: ['exit'] })
  /** If the thread cannot look, the check does, and says what is wrong. */
  const next = <Name extends keyof Told>() =>
    messages.next().then(
      ({ value }) => value?.[0] as Told[Name] | undefined,
      () => undefined,
    )
  async function findChanged() {
    thread.ref()
    const comparison = await next<'comparison'>()
    if (comparison?.folders) writeBaseline(cache, { baseline, files: { ...files, folders: comparison.folders } })
    const own = comparison && changedRecords(comparison)
    const others = own && (await next<'changed'>())
    return others && [...own, ...others]
  }
  return { folders, cache, baseline, findChanged }
}

/** The command says what is wrong with other arguments. */
function parse(args: string[]) {
  try {
    return parseArgs({ args, options: checkOptions, allowPositionals: true })
  } catch {
    return undefined
  }
}
