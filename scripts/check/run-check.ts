import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { type Diagnostic, diagnosticCatalogue } from '../../src/contract/index.ts'
import { isError } from '../../src/registry/compile-landings.ts'
import { beginCheck, checkLandings, checkOnly, type RegistryCheck } from '../../src/registry/files/check-landings.ts'
import { recordOfFile } from '../../src/registry/files/list-files.ts'
import { together } from '../../src/registry/report/together.ts'
import { checkCache } from '../cli/check-cache.ts'
import { runCommand, UsageError } from '../cli/command.ts'
import { formatDiagnostic } from '../cli/format-diagnostic.ts'
import { registryFolders } from '../cli/registry-folders.ts'
import { registryUsage } from '../cli/registry-options.ts'
import { watchFolders } from '../cli/watch-folders.ts'
import type { Looked } from './look-ahead.ts'
import { checkOptions } from './options.ts'
import { recordsUsage } from './records-usage.ts'

/** The command, and what is known of the registry that it is likely to check. */
export const runCheck = (looked: Looked | undefined): Promise<void> =>
  runCommand({
    usage: `Checks every record: npm run check [-- options] [FILE…]

  FILE            a record that has changed since the last check without a problem: of the landings, only
                  this one and those that extend it are checked, for editors and for hooks of commits
${registryUsage}
  --json          prints the diagnostics as one JSON array
  --strict        treats warnings as errors
  --each          prints each warning, also where a file has many of one kind
  --all           checks every record, including those unchanged since the last clean check
  --watch         checks again whenever a record or a text changes
  --explain CODE  explains a diagnostic and how to fix it

Records and their schemas:
${recordsUsage}

Exit status: 0 clean, 1 problems found, 2 could not run.`,
    options: checkOptions,
    async run(values, named) {
      if (values.explain !== undefined) return explain(values.explain)
      const folders = registryFolders(values)
      const { pages, locales } = folders
      if (named.length > 0 && (values.all || values.watch))
        throw new UsageError('--all and --watch are for all records: leave the names of files out.')
      const known = looked && isDeepStrictEqual(looked.folders, folders) ? looked : undefined
      const cache = values.all ? undefined : (known?.cache ?? checkCache(pages, locales))
      const records = named.map((file) => recordAt(file, pages, locales))
      const part =
        records.length > 0 ? cache && checkOnly(records, pages, locales, cache) : known && (await checkBeside(known))
      if (part) return show(part, values)
      const existing = [...pages, locales].filter((folder) => existsSync(folder))
      // Before the check, so that a change made meanwhile is not missed.
      const changes = values.watch ? watchFolders(existing) : undefined
      // Most checks need none of the rules that it brings.
      const { openRegistry } = await import('../../src/registry/files/check-registry.ts')
      let registry = openRegistry(pages, locales, cache)
      const status = show(registry.check, values)
      if (!changes) return status
      changes.tell((paths) => {
        registry = registry.recheck(paths)
        show(registry.check, values)
      })
      console.log('Watching for changes; press Ctrl+C to stop.')
      await once(process, 'SIGINT')
      changes.close()
      return 0
    },
  })

/** Checks what has changed, which a thread finds out meanwhile. */
async function checkBeside({ folders: { pages, locales }, cache, baseline, findChanged }: Looked) {
  const begun = beginCheck(baseline, pages, locales, cache)
  const changed = await findChanged()
  return changed && checkLandings({ ...begun, changed }, pages)
}

function recordAt(file: string, pages: readonly string[], locales: string): string {
  const record = recordOfFile(file, pages, locales)
  if (record === undefined) throw new UsageError(`"${file}" is no record of ${pages.join(' or ')}.`)
  return record
}

type Ways = { readonly json?: boolean; readonly strict?: boolean; readonly each?: boolean }

function show({ diagnostics, landings }: RegistryCheck, { json, strict, each }: Ways): number {
  const errors = diagnostics.filter(isError).length
  if (json) console.log(JSON.stringify(diagnostics, null, 2))
  else {
    for (const line of each ? diagnostics.map(formatDiagnostic) : together(diagnostics).map(formatTogether))
      console.log(line)
    console.log(summary(landings, errors, diagnostics.length - errors))
  }
  return errors > 0 || (strict && diagnostics.length > 0) ? 1 : 0
}

function formatTogether([first, ...others]: readonly [Diagnostic, ...Diagnostic[]]): string {
  const more = others.length > 0 ? `  … and ${others.length} more like it (--each)` : ''
  return formatDiagnostic(first) + more
}

function summary(landings: number, errors: number, warnings: number): string {
  if (errors > 0)
    return `\n${count(errors, 'error')}, ${count(warnings, 'warning')}. Run "npm run check -- --explain CODE" for details.`
  return `${count(landings, 'landing')}, ${warnings === 0 ? 'no problems' : count(warnings, 'warning')}.`
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}

function explain(code: string): number {
  if (!Object.hasOwn(diagnosticCatalogue, code)) {
    throw new UsageError(`Unknown diagnostic "${code}". Known codes: ${Object.keys(diagnosticCatalogue).join(', ')}`)
  }
  const { severity, what, why, fix } = diagnosticCatalogue[code as keyof typeof diagnosticCatalogue]
  console.log(`${code} (${severity})\n\n${what}\n${why}\n\nWhat to do: ${fix}`)
  return 0
}
