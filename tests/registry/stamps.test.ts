import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areAllStamped, isAsStamped, stampFiles } from '../../src/registry/files/stamps.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamps-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (names: readonly string[]) =>
  names.map((name) => ({ file: name, record: name, path: path.join(folder, name) }))

/** A file that was written long ago. */
function write(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text)
  utimesSync(path.join(folder, name), 1_700_000_000, 1_700_000_000)
}

test('a stamp is another one when a file is written, and none where nothing can tell', () => {
  const names = ['old', 'fresh', 'link', 'gone']
  write('old', 'a')
  writeFileSync(path.join(folder, 'fresh'), 'a')
  symlinkSync('old', path.join(folder, 'link'))
  const before = stampFiles(filesIn(names))
  const same = () => names.map((_, place) => isAsStamped(stampFiles(filesIn(names)), place, before, place))
  expect(same()).toEqual([true, false, false, false])
  expect(areAllStamped(before)).toBe(false)
  write('old', 'b')
  expect(same()).toEqual([false, false, false, false])
})
