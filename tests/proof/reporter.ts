import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { chapterOf, withChapters } from './table.ts'

/** Writes the results of the proofs to `tests/trust.md`. In CI it compares instead. */
export default class TrustReporter implements Reporter {
  private root = ''

  onInit(vitest: Vitest) {
    this.root = vitest.config.root
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason) {
    if (reason !== 'passed') return
    const place = path.join(this.root, 'tests/trust.md')
    const former = existsSync(place) ? readFileSync(place, 'utf8') : ''
    const fresh = modules.flatMap((module) => chapterOf(module, this.root) ?? [])
    const table = withChapters(former, new Map(fresh.map(({ file, chapter }) => [file, chapter])), (file) =>
      existsSync(path.join(this.root, file)),
    )
    if (table === former) return
    const { CI } = process.env
    if (!CI) return writeFileSync(place, table)
    const known = new Set(former.split('\n'))
    const fresher = table.split('\n').filter((line) => !known.has(line))
    console.error(
      'tests/trust.md differs from the results. Run `npm run test:trust` to update it, and commit the change.',
    )
    for (const line of fresher) console.error(`+ ${line}`)
    process.exitCode = 1
  }
}
