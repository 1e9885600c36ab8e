import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Landing, schemaOf } from '../src/contract/index.ts'
import { compile, isError, type Source } from '../src/registry/index.ts'
import { readSettings } from '../src/server/settings.ts'
import { runCommand, UsageError } from './cli/command.ts'
import { formatDiagnostic } from './cli/format-diagnostic.ts'
import { readSources } from './cli/registry.ts'

const usage = `Adds a landing: npm run new -- landing <slug> --from <slug|template> [--pages DIR]

From a landing, its record is copied; from a template or a match page, the new landing extends it.
The record is written only if it passes the check.`

await runCommand({
  usage,
  options: { from: { type: 'string' }, pages: { type: 'string' } },
  run({ from, pages = readSettings(process.env).PAGES_DIR }, [what, slug]) {
    if (what !== 'landing' || slug === undefined || from === undefined) throw new UsageError(usage)
    const sources = readSources({ pages: [pages] })
    const file = path.join(pages, recordOf(slug))
    if (existsSync(file)) throw new UsageError(`${file} exists already. Choose another address.`)
    const record = recordOf(slug)
    const text = `${JSON.stringify(draft(slug, from, sources), null, 2)}\n`
    const problems = newProblems(sources, { file, record, text })
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) return 1
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    console.log(`Created ${file}, which passes "npm run check"; now edit what differs.`)
    return 0
  },
})

function recordOf(slug: string): string {
  return `landings/${slug}.json`
}

function draft(slug: string, from: string, sources: readonly Source[]): Landing {
  const head = { $schema: schemaOf(recordOf(slug)), slug }
  const model = sources.find(({ record }) => record === recordOf(from))
  if (!model || !('text' in model)) return { ...head, extends: from }
  const { $schema: _, slug: __, notes: ___, ...copied } = JSON.parse(model.text) as Landing
  return { ...head, ...copied, notes: `Copied from ${from}.` }
}

/** The problems that the new record causes; existing ones are ignored. */
function newProblems(sources: readonly Source[], added: Source): string[] {
  const before = new Set(compile(sources).diagnostics.map(formatDiagnostic))
  const after = compile([...sources, added])
    .diagnostics.filter(isError)
    .map(formatDiagnostic)
  return after.filter((line) => !before.has(line))
}
