import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong, onThisMachine } from '../machine.ts'

const project = mkdtempSync(path.join(tmpdir(), 'new-kind-'))
const here = 'tests/contract/new-kind'
const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'schema',
  'src',
  'admin',
  'scripts',
  'locales',
  'tests/records/base',
  here,
]

/** Runs a script in the copy of the project, which generates its contract again if schemas have changed. */
function run(script: string, ...args: string[]) {
  const node = ['--import', './scripts/preload.js', script, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir() },
  })
  return { status, stdout, stderr }
}

const pagesOf = (...cases: string[]) => ['tests/records/base', ...cases.map((name) => `${here}/${name}`)]
const check = (...cases: string[]) =>
  run('scripts/check.ts', ...pagesOf(...cases).flatMap((folder) => ['--pages', folder]))

describe('a new kind of record is one schema file', { timeout: onThisMachine(180_000) }, () => {
  let seen: Record<string, unknown> & { readonly manifest: Record<string, unknown> }

  beforeAll(() => {
    for (const place of copied) cpSync(place, path.join(project, place), { recursive: true })
    symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'))
    cpSync(`${here}/poster.schema.json`, path.join(project, 'schema/records/poster.schema.json'))
    const { stdout, stderr } = run(`${here}/probe.ts`, 'posters/fair-play.json', ...pagesOf('right'))
    expect(stderr).toBe('')
    seen = JSON.parse(stdout)
  }, onThisMachine(120_000))
  afterAll(() => rmSync(project, { recursive: true }))

  test('its records are checked', () => {
    expect(check('right')).toMatchObject({ status: 0, stdout: '2 landings, no problems.\n' })
  })

  test('an invalid record is reported at the position of the mistake', () => {
    const { status, stdout } = check('right', 'wrong-form')
    expect(status).toBe(1)
    expect(stdout).toContain(`${here}/wrong-form/posters/bonuses.json:4:19  wrong-type  7 is not text.`)
  })

  test('a reference to a record that does not exist gets a suggestion', () => {
    expect(check('right', 'wrong-name').stdout).toContain(
      'posters/bonuses.json:5:28  unknown-poster  There is no poster "house-rule".  (did you mean "house-rules"?)',
    )
    const { stdout } = run('scripts/check.ts', '--explain', 'unknown-poster')
    expect(stdout).toContain('What to do: Correct the name, or add the poster in posters/.')
  })

  test('it is in the library and in the manifest', () => {
    expect(seen).toMatchObject({
      library: { posters: ['fair-play', 'house-rules'] },
      known: { poster: ['fair-play', 'house-rules'] },
      manifest: { posters: [{ id: 'fair-play', related: ['house-rules'] }, { id: 'house-rules' }] },
    })
  })

  test('the help of the check lists it', () => {
    expect(run('scripts/check.ts', '--help').stdout).toMatch(/^ {2}posters\/ +schema\/records\/poster\.schema\.json$/m)
  })

  test('the desk serves it, and the admin lists it and has a form for it', () => {
    expect(seen).toMatchObject({
      isName: true,
      schema: '../../schema/records/poster.schema.json',
      form: ['$schema', 'id', 'title', 'body', 'related'],
    })
    expect(seen['folders']).toContainEqual({ folder: 'posters', heading: 'Posters', kind: 'poster' })
    expect(seen['desk']).toContain('posters/fair-play.json')
  })

  if (isLong) {
    // Type checks everything, which seldom fails where the others do not.
    test('no code has to change', () => {
      const { status, stdout } = spawnSync(process.execPath, [path.resolve('node_modules/.bin/tsc'), '-p', here], {
        cwd: project,
        encoding: 'utf8',
      })
      expect([status, stdout]).toEqual([0, ''])
    })
  }
})
