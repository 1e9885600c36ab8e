import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { runScript } from '../cli/run-script.ts'
import { onThisMachine } from '../machine.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'trials-'))
cpSync(inject('smallSite'), path.join(folder, 'out'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Over the smallest site. */
const run = (script: string, args: readonly string[]) =>
  runScript(script, args, { PAGES_DIR: 'tests/records/base', OUT_DIR: path.join(folder, 'out') })

describe('npm run load', () => {
  test(
    'keeps its rate, and reports each kind of visit and the memory of the server',
    () => {
      const { status, stdout, stderr } = run('load', ['--seconds', '2', '--rate', '20'])
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/^40 visits in \d+\.\d s: \d+\.\d a second arrived\.$/m)
      for (const kind of ['landings', 'settings', 'bonuses', 'registrations', 'sign-ins'])
        expect(stdout).toContain(kind)
      const three = String.raw`\d+ → \d+ → \d+`
      expect(stdout).toMatch(
        new RegExp(`^Memory: ${three} MB, of which ${three} MB in use; handles: ${three}\\.$`, 'm'),
      )
    },
    onThisMachine(90_000),
  )

  test('exits with 1 if visits fail, and with 2 if it could not run', () => {
    expect(run('load', ['--seconds', 'long'])).toMatchObject({ status: 2, stdout: '' })
    expect(run('load', ['--url', 'nowhere'])).toMatchObject({ status: 2 })
    expect(run('load', ['--url', 'http://127.0.0.1:1'])).toMatchObject({ status: 2 })
  })
})

describe('npm run fuzz', () => {
  test(
    'runs for the given time, and reports runs and findings',
    () => {
      const { status, stdout, stderr } = run('fuzz', ['--minutes', '0.05', '--only', 'texts'])
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/^Inputs: \d+ in \d+ s, \d+\/s\. Findings: 0\.$/m)
    },
    onThisMachine(90_000),
  )

  test(
    'replays one input',
    () => {
      const { status, stdout } = run('fuzz', ['--only', 'api login', '--seed', '7', '--path', '3'])
      expect([status, stdout]).toEqual([0, expect.stringMatching(/^Inputs: 1 in .* Findings: 0\.$/m)])
    },
    onThisMachine(90_000),
  )

  test('exits with 2 if it could not run', () => {
    expect(run('fuzz', ['--minutes', '0'])).toMatchObject({ status: 2, stdout: '' })
    expect(run('fuzz', ['--seed', '7'])).toMatchObject({ status: 2, stdout: '' })
  })
})
