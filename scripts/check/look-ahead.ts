import { on } from 'node:events'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import settings from '../../schema/settings.schema.json' with { type: 'json' }
import { startThread } from '../../src/kernel/start-thread.ts'
import { recordNames } from '../../src/registry/files/record-names.ts'
import type { RegistryState } from '../../src/registry/files/registry-state.ts'
import { stampShare } from '../../src/registry/files/stamps.ts'
import { type RegistryFolders, statedFolders } from '../cli/registry-options.ts'
import type { Listed } from './look-thread.ts'
import { checkOptions } from './options.ts'

/** The state of these folders; undefined if others were looked at, or that was not possible. */
export type Looking = (folders: RegistryFolders) => Promise<RegistryState | undefined>

/** Lets a thread look at the files that a check with these arguments looks at; undefined if it does not, or not at once. */
export function lookAhead(args: string[]): Looking | undefined {
  const { values, positionals } = parse(args) ?? {}
  const isOfAll = positionals?.length === 0 && !values?.all && values?.explain === undefined
  // A watch has to begin before anybody looks.
  if (!values || !isOfAll || values.watch) return undefined
  const looked = statedFolders(values, () => process.env['PAGES_DIR'] ?? settings.properties.PAGES_DIR.default)
  const thread = startThread(new URL('./look-thread.ts', import.meta.url), { workerData: looked, execArgv: [] })
  // A command that cannot run does not wait for it.
  thread.unref()
  const messages = on(thread, 'message', { close: ['exit'] })
  return async (folders) => {
    if (!isDeepStrictEqual(folders, looked)) return undefined
    thread.ref()
    try {
      const { records, paths, stamping } = await next<Listed>(messages)
      stampShare(paths.split('\n'), stamping)
      await next<'done'>(messages)
      return { names: recordNames(records), stamps: stamping.stamps }
    } catch {
      // The check looks itself, and says what is wrong.
      return undefined
    }
  }
}

async function next<Message>(messages: AsyncIterator<Message[]>): Promise<Message> {
  const { value } = await messages.next()
  return value[0]
}

/** The command says what is wrong with other arguments. */
function parse(args: string[]) {
  try {
    return parseArgs({ args, options: checkOptions, allowPositionals: true })
  } catch {
    return undefined
  }
}
