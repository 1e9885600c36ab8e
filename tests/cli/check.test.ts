import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { recordsFolder } from './records-folder.ts'
import { runScript } from './run-script.ts'

const { folder, pages, breakLanding } = recordsFolder()

describe('npm run check', () => {
  test('exits with 0 when the records are clean', () => {
    expect(runScript('check', ['--pages', pages()])).toMatchObject({ status: 0, stdout: '2 landings, no problems.\n' })
  })

  test('exits with 1 and names the location, the code and a suggestion', () => {
    breakLanding()
    const { status, stdout } = runScript('check', ['--pages', pages()])
    expect(status).toBe(1)
    expect(stdout).toContain(
      'landings/aviator-1.json:1:35  unknown-parent  There is no record "bace" to extend.  (did you mean "base"?)',
    )
  })

  test('prints one array with --json', () => {
    breakLanding()
    const { status, stdout } = runScript('check', ['--pages', pages(), '--json'])
    expect(status).toBe(1)
    const [diagnostic, ...others] = JSON.parse(stdout)
    expect(others).toEqual([])
    expect(Object.keys(diagnostic)).toEqual(['file', 'line', 'column', 'pointer', 'code', 'message', 'suggestion'])
    expect(runScript('check', ['--pages', 'tests/records/base', '--json']).stdout.trim()).toBe('[]')
  })

  test('overrides one folder with another', () => {
    const args = ['--pages', 'tests/records/base', '--pages', 'tests/records/invalid/unknown-theme', '--json']
    expect(JSON.parse(runScript('check', args).stdout)).toMatchObject([{ code: 'unknown-theme' }])
  })

  test('passes warnings, but not with --strict', () => {
    const args = ['--pages', 'tests/records/base', '--pages', 'tests/records/invalid/unused-theme']
    expect(runScript('check', args).status).toBe(0)
    expect(runScript('check', [...args, '--strict']).status).toBe(1)
  })

  test('says many warnings of one kind as one, and each with --each', () => {
    for (const name of readdirSync(path.join(pages(), 'locales'))) {
      const file = path.join(pages(), 'locales', name)
      const spare = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((one) => [`spare.${one}`, one]))
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...spare }))
    }
    const { stdout } = runScript('check', ['--pages', pages()])
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/unused-message {2}Nothing uses the text "spare.a". {2}… and 4 more like it \(--each\)$/),
      '2 landings, 5 warnings.',
    ])
    expect(runScript('check', ['--pages', pages(), '--each']).stdout).toContain('Nothing uses the text "spare.e".')
  })

  test('exits with 2 when it could not run, with a one-line reason', () => {
    const nowhere = runScript('check', ['--pages', path.join(folder(), 'nowhere')])
    expect(nowhere).toMatchObject({ status: 2, stdout: '' })
    expect(nowhere.stderr).toMatch(/^The folder .*nowhere" does not exist\..*\n$/)
    const file = runScript('check', ['--pages', path.join(pages(), 'site.json')])
    expect(file.status).toBe(2)
    expect(runScript('check', ['--pagse', pages()])).toMatchObject({ status: 2 })
    const setting = runScript('check', [], { PORT: 'many', PAGES_DR: 'x' })
    expect(setting).toMatchObject({ status: 2 })
    expect(setting.stderr).toContain('PORT=many must be integer; PAGES_DR is unknown, did you mean PAGES_DIR?')
    expect(setting.stderr.trim().split('\n')).toHaveLength(1)
  })

  test(
    'checks again when a record changes, until it is interrupted',
    async () => {
      const args = ['--import', './scripts/preload.js', 'scripts/check.ts', '--watch', '--pages', pages()]
      const watching = spawn(process.execPath, args)
      let said = ''
      watching.stdout.on('data', (chunk) => {
        said += chunk
      })
      await vi.waitFor(() => expect(said).toContain('2 landings, no problems.\nWatching'), onThisMachine(10_000))
      breakLanding()
      await vi.waitFor(() => expect(said).toContain('unknown-parent'), onThisMachine(10_000))
      watching.kill('SIGINT')
      expect(await new Promise((resolve) => watching.once('exit', resolve))).toBe(0)
    },
    onThisMachine(30_000),
  )

  test('of files that are named, checks those and what extends them, if nothing else was wrong', () => {
    const args = ['--pages', pages()]
    const named = path.join(pages(), 'landings/aviator-1.json')
    const other = path.join(pages(), 'landings/other.json')
    breakLanding()
    expect(runScript('check', [...args, named]).stdout).toContain('unknown-parent')
    writeFileSync(named, '{ "slug": "aviator-1", "extends": "base" }')
    writeFileSync(other, '{ "slug": "other", "extends": "base", "theme": "nowhere" }')
    expect(runScript('check', [...args, named]).stdout).toContain('unknown-theme')
    rmSync(other)
    expect(runScript('check', args)).toMatchObject({ status: 0 })

    breakLanding()
    writeFileSync(other, '{ "slug": "other", "extends": "base", "theme": "nowhere" }')
    const only = runScript('check', [...args, named])
    expect(only).toMatchObject({ status: 1 })
    expect(only.stdout).toContain('unknown-parent')
    expect(only.stdout).not.toContain('unknown-theme')
    const both = runScript('check', [...args, named, other]).stdout
    expect(both).toContain('unknown-parent')
    expect(both).toContain('unknown-theme')

    rmSync(named)
    expect(runScript('check', [...args, named]).stdout).toContain('unknown-theme')
    const nowhere = runScript('check', [...args, 'README.md'])
    expect(nowhere).toMatchObject({ status: 2 })
    expect(nowhere.stderr).toMatch(/^"README.md" is no record of /)
    const everything = runScript('check', [...args, '--all', named])
    expect(everything).toMatchObject({ status: 2, stderr: expect.stringContaining('leave the names of files out') })
  })

  test('finds whatever has changed, come or gone since everything was clean, in any of its folders', () => {
    const above = path.join(folder(), 'above')
    const landing = (name: string) => path.join(above, `landings/${name}.json`)
    const check = (...args: string[]) => runScript('check', ['--pages', pages(), '--pages', above, ...args])
    const sameAsOfAll = () => {
      const found = check('--json')
      expect(JSON.parse(found.stdout)).toEqual(JSON.parse(check('--json', '--all').stdout))
      return found.stdout
    }
    mkdirSync(path.dirname(landing('one')), { recursive: true })
    writeFileSync(landing('one'), '{ "slug": "one", "extends": "base" }')
    expect(check()).toMatchObject({ status: 0 })
    writeFileSync(landing('one'), '{ "slug": "one", "extends": "bace" }')
    expect(sameAsOfAll()).toContain('unknown-parent')
    writeFileSync(landing('aviator-1'), '{ "slug": "aviator-1", "extends": "base", "theme": "nowhere" }')
    expect(sameAsOfAll()).toContain('unknown-theme')
    rmSync(landing('one'))
    expect(sameAsOfAll()).not.toContain('unknown-parent')
    rmSync(landing('aviator-1'))
    expect(sameAsOfAll()).toBe('[]\n')
    rmSync(path.join(pages(), 'themes'), { recursive: true })
    expect(sameAsOfAll()).toContain('unknown-theme')
  })

  test('explains a code', () => {
    expect(runScript('check', ['--explain', 'low-contrast']).stdout).toContain(
      'What to do: Make one of the colours lighter',
    )
    expect(runScript('check', ['--explain', 'lowcontrast'])).toMatchObject({ status: 2 })
  })
})
