import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyRecords } from './copy-records.ts'
import { buildPages } from './pages.ts'
import { type BenchSize, say } from './size.ts'

let built: string | undefined

/** A copy of the shipped pages, which are built once in a run. */
export function copySite(size: BenchSize, to: string): void {
  built ??= buildSite(size)
  cpSync(built, to, { recursive: true })
}

function buildSite(size: BenchSize): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  say('  building the pages')
  const [pages, out] = [path.join(folder, 'pages'), path.join(folder, 'out')]
  copyRecords(size, pages)
  buildPages(pages, out)
  return out
}
