import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The smallest valid site, built by the real build. */
    readonly smallSite: string
  }
}

/** Builds it once for all files, which copy it. */
export default function buildSmallSite(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-site-'))
  buildInto(folder, 'tests/records/base')
  project.provide('smallSite', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

export function buildInto(folder: string, pages: string): void {
  const script = ['--import', './scripts/preload.js', 'scripts/build.ts', '--all', '--pages', pages, '--out', folder]
  const build = spawnSync(process.execPath, script, { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`The site could not be built:\n${build.stdout}${build.stderr}`)
}
