import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder for each test of a file, with the smallest valid records in `pages`. */
export function recordsFolder() {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'commands-'))
    cpSync('tests/records/base', path.join(folder, 'pages'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const pages = () => path.join(folder, 'pages')
  return {
    folder: () => folder,
    pages,
    breakLanding: () =>
      writeFileSync(path.join(pages(), 'landings/aviator-1.json'), '{ "slug": "aviator-1", "extends": "bace" }'),
  }
}
