import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { allowedLicences } from '../architecture/licences.ts'
import { onThisMachine } from '../machine.ts'
import { runScript } from './run-script.ts'

let folder = ''
let pages = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'))
  pages = path.join(folder, 'pages')
  cpSync('tests/records/base', pages, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const breakLanding = () =>
  writeFileSync(path.join(pages, 'landings/aviator-1.json'), '{ "slug": "aviator-1", "extends": "bace" }')

describe('npm run check', () => {
  test('exits with 0 when the records are clean', () => {
    expect(runScript('check', ['--pages', pages])).toMatchObject({ status: 0, stdout: '2 landings, no problems.\n' })
  })

  test('exits with 1 and names the location, the code and a suggestion', () => {
    breakLanding()
    const { status, stdout } = runScript('check', ['--pages', pages])
    expect(status).toBe(1)
    expect(stdout).toContain(
      'landings/aviator-1.json:1:35  unknown-parent  There is no record "bace" to extend.  (did you mean "base"?)',
    )
  })

  test('prints one array with --json', () => {
    breakLanding()
    const { status, stdout } = runScript('check', ['--pages', pages, '--json'])
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
    for (const name of readdirSync(path.join(pages, 'locales'))) {
      const file = path.join(pages, 'locales', name)
      const spare = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((one) => [`spare.${one}`, one]))
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...spare }))
    }
    const { stdout } = runScript('check', ['--pages', pages])
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/unused-message {2}Nothing uses the text "spare.a". {2}… and 4 more like it \(--each\)$/),
      '2 landings, 5 warnings.',
    ])
    expect(runScript('check', ['--pages', pages, '--each']).stdout).toContain('Nothing uses the text "spare.e".')
  })

  test('exits with 2 when it could not run, with a one-line reason', () => {
    const nowhere = runScript('check', ['--pages', path.join(folder, 'nowhere')])
    expect(nowhere).toMatchObject({ status: 2, stdout: '' })
    expect(nowhere.stderr).toMatch(/^The folder .*nowhere" does not exist\..*\n$/)
    const file = runScript('check', ['--pages', path.join(pages, 'site.json')])
    expect(file.status).toBe(2)
    expect(runScript('check', ['--pagse', pages])).toMatchObject({ status: 2 })
    const setting = runScript('check', [], { PORT: 'many', PAGES_DR: 'x' })
    expect(setting).toMatchObject({ status: 2 })
    expect(setting.stderr).toContain('PORT=many must be integer; PAGES_DR is unknown, did you mean PAGES_DIR?')
    expect(setting.stderr.trim().split('\n')).toHaveLength(1)
  })

  test(
    'checks again when a record changes, until it is interrupted',
    async () => {
      const args = ['--import', './scripts/preload.js', 'scripts/check.ts', '--watch', '--pages', pages]
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

  test('explains a code', () => {
    expect(runScript('check', ['--explain', 'low-contrast']).stdout).toContain(
      'What to do: Make one of the colours lighter',
    )
    expect(runScript('check', ['--explain', 'lowcontrast'])).toMatchObject({ status: 2 })
  })
})

describe('npm run new', () => {
  const add = (...args: string[]) => runScript('new', [...args, '--pages', pages])
  const read = (slug: string) => JSON.parse(readFileSync(path.join(pages, 'landings', `${slug}.json`), 'utf8'))

  test('extends a template', () => {
    expect(add('landing', 'aviator-2', '--from', 'base').status).toBe(0)
    expect(read('aviator-2')).toMatchObject({ slug: 'aviator-2', extends: 'base' })
    expect(runScript('check', ['--pages', pages, '--strict']).status).toBe(0)
  })

  test('copies a landing', () => {
    expect(add('landing', 'aviator-1/rules', '--from', 'home').status).toBe(1)
    expect(add('landing', 'aviator-2', '--from', 'aviator-1').status).toBe(0)
    expect(read('aviator-2')).toMatchObject({ slug: 'aviator-2', extends: 'base', param: { name: 'id' } })
    expect(runScript('check', ['--pages', pages, '--strict']).status).toBe(0)
  })

  test('writes nothing when the landing would not pass', () => {
    const before = readdirSync(path.join(pages, 'landings'))
    expect(add('landing', '../../outside', '--from', 'base')).toMatchObject({ status: 1 })
    expect(add('landing', 'admin', '--from', 'base').stderr).toContain('slug-reserved')
    expect(add('landing', 'aviator-2', '--from', 'nobody').stderr).toContain('unknown-parent')
    expect(add('landing', 'aviator-1', '--from', 'base')).toMatchObject({ status: 2 })
    expect(add('theme', 'night', '--from', 'base')).toMatchObject({ status: 2 })
    expect(readdirSync(path.join(pages, 'landings'))).toEqual(before)
    expect(readdirSync(folder)).toEqual(['pages'])
  })
})

describe('npm run build', () => {
  const build = (...flags: string[]) =>
    runScript('build', ['--pages', pages, '--out', path.join(folder, 'out'), ...flags])
  const buildAll = () => build('--all')
  const manifest = () => readFileSync(path.join(folder, 'out/manifest.json'), 'utf8')
  // The bundles are built once for all of them.
  beforeAll(() => {
    const out = mkdtempSync(path.join(tmpdir(), 'bundles-'))
    runScript('build', ['--pages', 'tests/records/base', '--out', out])
    rmSync(out, { recursive: true })
  }, onThisMachine(60_000))

  test('writes the same manifest for the same records', () => {
    expect(buildAll()).toMatchObject({ status: 0 })
    const first = manifest()
    expect(JSON.parse(first).landings).toMatchObject([
      { slug: '', path: '/new-promo-ipl/', param: null },
      { slug: 'aviator-1', path: '/new-promo-ipl/aviator-1', theme: 'night', section: 'home', locales: ['en', 'hi'] },
    ])
    expect(buildAll().stdout).toContain('0 made, 10 reused')
    expect(manifest()).toBe(first)
  })

  test('writes each page with its compressed variants, and names it in the manifest', () => {
    buildAll()
    const [, aviator] = JSON.parse(manifest()).landings
    expect(aviator.files).toHaveLength(8)
    for (const file of aviator.files) {
      const html = readFileSync(path.join(folder, 'out', file), 'utf8')
      expect(brotliDecompressSync(readFileSync(path.join(folder, 'out', `${file}.br`))).toString()).toBe(html)
      expect(gunzipSync(readFileSync(path.join(folder, 'out', `${file}.gz`))).toString()).toBe(html)
    }
  })

  test('writes the licences of third-party work', () => {
    buildAll()
    const [given, toStaff] = ['', 'admin'].map((part) => {
      return readFileSync(path.join(folder, 'out', part, 'third-party.md'), 'utf8')
    }) as [string, string]
    for (const name of ['Fluent Emoji, © Microsoft', 'IP2Location LITE', '## react-dom', '## intl-messageformat'])
      expect(given).toContain(name)
    expect(toStaff).toContain('## @codemirror/view')
    const licences = [...`${given}${toStaff}`.matchAll(/^## .* \((.*)\)$/gm)].map(([, licence]) => licence)
    expect(licences.length).toBeGreaterThan(50)
    expect(licences.filter((licence = '') => !allowedLicences.includes(licence))).toEqual([])
  })

  test('rebuilds only the pages of a changed record, and deletes those of a removed one', () => {
    buildAll()
    const landing = path.join(pages, 'landings/aviator-1.json')
    const record = JSON.parse(readFileSync(landing, 'utf8'))
    writeFileSync(landing, JSON.stringify({ ...record, tags: ['changed'] }))
    expect(buildAll().stdout).toContain('8 made')
    rmSync(landing)
    expect(buildAll().stdout).toContain('2 pages')
    expect(existsSync(path.join(folder, 'out/new-promo-ipl/aviator-1/index.html'))).toBe(false)
    expect(existsSync(path.join(folder, 'out/new-promo-ipl/index.html'))).toBe(true)
  })

  test('rebuilds only the pages that show a changed text, in its language', () => {
    const restate = (record: string, more: Record<string, string>) => {
      const file = path.join(pages, record)
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }))
    }
    const page = (place: string) => readFileSync(path.join(folder, 'out/new-promo-ipl', place), 'utf8')
    restate('landings/aviator-1.json', { title: 'dialog.title' })
    buildAll()
    const [english, dialogs] = [page('index.html'), page('hi/aviator-1/index.html')]

    restate('locales/hi.json', { 'page.title': '{brand} पर आज {game}' })
    expect(buildAll().stdout).toContain(': 1 made')
    expect(page('hi/index.html')).toContain('<title>Testplay पर आज एविएटर</title>')
    expect([page('index.html'), page('hi/aviator-1/index.html')]).toEqual([english, dialogs])

    restate('locales/hi.json', { 'game.aviator': 'विमान' })
    expect(buildAll().stdout).toContain(': 5 made')
    expect(page('hi/aviator-1/index.html')).toContain('विमान')

    for (const language of ['en', 'hi'])
      restate(`locales/${language}.json`, { 'ui.status.error': `Sorry (${language})` })
    expect(buildAll().stdout).toContain('0 made, 10 reused')
    expect(page('_pages/hi/error.html')).toContain('Sorry (hi)')
  })

  test('no part of the program for the server is loaded twice', () => {
    build('--changed')
    const parts = path.join(folder, 'out/.program/assets')
    const importing = readdirSync(parts).filter((name) =>
      /from "\.\.\//.test(readFileSync(path.join(parts, name), 'utf8')),
    )
    // Entries are imported with a version in their address: a part that imports from one would load another.
    expect(importing).toEqual([])
  })

  test('without --all, makes the pages to which campaigns link, and keeps what is still true', () => {
    expect(build().stdout).toContain('5 made')
    const [, aviator] = JSON.parse(manifest()).landings
    expect(aviator.files).not.toContain('new-promo-ipl/hi/aviator-1/index.html')
    expect(aviator.files).toContain('new-promo-ipl/aviator-1/index.html')
    expect(buildAll().stdout).toContain('10 pages')
    expect(build().stdout).toContain('0 made, 10 reused')
  })

  test('with --changed, makes one page of each landing that has changed, and forgets those that are outdated', () => {
    expect(build('--changed').stdout).toContain('0 made')
    buildAll()
    const landing = path.join(pages, 'landings/aviator-1.json')
    writeFileSync(landing, JSON.stringify({ ...JSON.parse(readFileSync(landing, 'utf8')), tags: ['changed'] }))
    const { stdout } = build('--changed')
    expect(stdout).toContain('made')
    expect(existsSync(path.join(folder, 'out/new-promo-ipl/aviator-1/index.html'))).toBe(true)
    expect(existsSync(path.join(folder, 'out/new-promo-ipl/hi/aviator-1/index.html'))).toBe(false)
    expect(existsSync(path.join(folder, 'out/new-promo-ipl/hi/index.html'))).toBe(true)
  })

  test('keeps the previous output when a record has an error', () => {
    build()
    const good = manifest()
    breakLanding()
    expect(build()).toMatchObject({ status: 1 })
    expect(manifest()).toBe(good)
    expect(readdirSync(path.join(folder, 'out')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('whatever Node is installed on the machine', () => {
  const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

  test('tests and their children run on the one that the project brings', () => {
    expect(process.versions.node).toBe(dependencies.node)
  })

  test('npm scripts find it first', () => {
    const { stdout } = spawnSync('npm', ['exec', '--offline', '--', 'node', '--version'], { encoding: 'utf8' })
    expect(stdout.trim()).toBe(`v${dependencies.node}`)
    const commands = Object.values<string>(scripts).filter((command) => command.includes('scripts/'))
    expect(commands.filter((command) => !/^(node|depcruise) /.test(command))).toEqual([])
  })
})
