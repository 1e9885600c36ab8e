import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeOutput } from '../../scripts/build/write-output.ts'

test('a file is written when its content changes, or somebody else has changed or removed it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'a/page.html')
  expect(writeOutput(file, 'one')).toBe('written')
  expect(writeOutput(file, 'one')).toBe('reused')
  expect(writeOutput(file, 'two')).toBe('written')
  expect(writeOutput(file, 'one')).toBe('written')
  expect(writeOutput(file, 'two')).toBe('written')
  writeFileSync(file, 'by somebody else')
  expect(writeOutput(file, 'two')).toBe('written')
  rmSync(file)
  expect(writeOutput(file, 'two')).toBe('written')
  expect(writeOutput(file, 'two')).toBe('reused')
  expect(readFileSync(file, 'utf8')).toBe('two')
})
