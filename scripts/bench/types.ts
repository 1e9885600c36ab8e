import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../codegen/digest.ts'
import { atMost, type Measurement } from './measure.ts'
import type { BenchSize } from './size.ts'

/** What the type check reads: code, and imported JSON. */
const copied = [
  ...['admin', 'locales', 'pages.config', 'schema', 'scripts', 'src', 'tests'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
]

/** Duration of the type check with very many additional members of `Slug`. */
export function measureTypes({ landings: count }: BenchSize): Measurement[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'types-'))
  try {
    for (const name of copied) cpSync(path.join(projectRoot, name), path.join(copy, name), { recursive: true })
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'))
    addSlugs(path.join(copy, 'src/contract/generated/slugs.ts'), count)
    const started = performance.now()
    const { status, stdout } = spawnSync('node_modules/.bin/tsc', [], { cwd: copy, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The type check failed:\n${stdout}`)
    return [atMost(`type check with ${count} more slugs`, (performance.now() - started) / 1000, 's', 10)]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** A third with a required parameter, a third with an optional one, a third without. */
function addSlugs(file: string, count: number): void {
  const slugs = Array.from({ length: count }, (_, index) => `"campaign-${index}"`)
  const third = (part: number) => slugs.filter((_, index) => index % 3 === part).join(' | ')
  const text = readFileSync(file, 'utf8')
    .replace('type SlugWithoutParameter = ', () => `type SlugWithoutParameter = ${third(2)} | `)
    .replace('type SlugWithRequiredParameter = ', () => `type SlugWithRequiredParameter = ${third(0)} | `)
    .replace('type SlugWithOptionalParameter = ', () => `type SlugWithOptionalParameter = ${third(1)} | `)
  writeFileSync(file, text)
}
