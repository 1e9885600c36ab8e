import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowedLicences } from '../architecture/licences.ts'
import { onThisMachine } from '../machine.ts'
import { recordsFolder } from './records-folder.ts'
import { runScript } from './run-script.ts'

const { folder, pages, breakLanding } = recordsFolder()

describe('npm run build', () => {
  const build = (...flags: string[]) =>
    runScript('build', ['--pages', pages(), '--out', path.join(folder(), 'out'), ...flags])
  const buildAll = () => build('--all')
  const manifest = () => readFileSync(path.join(folder(), 'out/manifest.json'), 'utf8')

  /** All pages of the unchanged records: built once, copied by each test. */
  const built = mkdtempSync(path.join(tmpdir(), 'built-'))
  const copyBuilt = () => cpSync(built, path.join(folder(), 'out'), { recursive: true })
  beforeAll(() => {
    expect(runScript('build', ['--all', '--pages', 'tests/records/base', '--out', built])).toMatchObject({ status: 0 })
  }, onThisMachine(60_000))
  afterAll(() => rmSync(built, { recursive: true }))

  test('writes the same manifest for the same records', () => {
    copyBuilt()
    const first = manifest()
    expect(JSON.parse(first).landings).toMatchObject([
      { slug: '', path: '/new-promo-ipl/', param: null },
      { slug: 'aviator-1', path: '/new-promo-ipl/aviator-1', theme: 'night', section: 'home', locales: ['en', 'hi'] },
    ])
    expect(buildAll().stdout).toContain('0 made, 10 reused')
    expect(manifest()).toBe(first)
  })

  test('writes each page with its compressed variants, and names it in the manifest', () => {
    copyBuilt()
    const [, aviator] = JSON.parse(manifest()).landings
    expect(aviator.files).toHaveLength(8)
    for (const file of aviator.files) {
      const html = readFileSync(path.join(folder(), 'out', file), 'utf8')
      expect(brotliDecompressSync(readFileSync(path.join(folder(), 'out', `${file}.br`))).toString()).toBe(html)
      expect(gunzipSync(readFileSync(path.join(folder(), 'out', `${file}.gz`))).toString()).toBe(html)
    }
  })

  test('writes the licences of third-party work', () => {
    copyBuilt()
    const [given, toStaff] = ['', 'admin'].map((part) => {
      return readFileSync(path.join(folder(), 'out', part, 'third-party.md'), 'utf8')
    }) as [string, string]
    for (const name of ['Fluent Emoji, © Microsoft', 'IP2Location LITE', '## react-dom', '## intl-messageformat'])
      expect(given).toContain(name)
    expect(toStaff).toContain('## @codemirror/view')
    const licences = [...`${given}${toStaff}`.matchAll(/^## .* \((.*)\)$/gm)].map(([, licence]) => licence)
    expect(licences.length).toBeGreaterThan(50)
    expect(licences.filter((licence = '') => !allowedLicences.includes(licence))).toEqual([])
  })

  test('rebuilds only the pages of a changed record, and deletes those of a removed one', () => {
    copyBuilt()
    const landing = path.join(pages(), 'landings/aviator-1.json')
    const record = JSON.parse(readFileSync(landing, 'utf8'))
    writeFileSync(landing, JSON.stringify({ ...record, tags: ['changed'] }))
    expect(buildAll().stdout).toContain('8 made')
    rmSync(landing)
    expect(buildAll().stdout).toContain('2 pages')
    expect(existsSync(path.join(folder(), 'out/new-promo-ipl/aviator-1/index.html'))).toBe(false)
    expect(existsSync(path.join(folder(), 'out/new-promo-ipl/index.html'))).toBe(true)
  })

  test('rebuilds only the pages that show a changed text, in its language', () => {
    const restate = (record: string, more: Record<string, string>) => {
      const file = path.join(pages(), record)
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }))
    }
    const page = (place: string) => readFileSync(path.join(folder(), 'out/new-promo-ipl', place), 'utf8')
    copyBuilt()
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
    copyBuilt()
    const parts = path.join(folder(), 'out/.program/assets')
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
    expect(build('--changed').stdout).toContain('Each page is made when it is first asked for')
    copyBuilt()
    const landing = path.join(pages(), 'landings/aviator-1.json')
    writeFileSync(landing, JSON.stringify({ ...JSON.parse(readFileSync(landing, 'utf8')), tags: ['changed'] }))
    const { stdout } = build('--changed')
    expect(stdout).toContain('made')
    expect(existsSync(path.join(folder(), 'out/new-promo-ipl/aviator-1/index.html'))).toBe(true)
    expect(existsSync(path.join(folder(), 'out/new-promo-ipl/hi/aviator-1/index.html'))).toBe(false)
    expect(existsSync(path.join(folder(), 'out/new-promo-ipl/hi/index.html'))).toBe(true)
  })

  test('keeps the previous output when a record has an error', () => {
    copyBuilt()
    const good = manifest()
    breakLanding()
    expect(build()).toMatchObject({ status: 1 })
    expect(manifest()).toBe(good)
    expect(readdirSync(path.join(folder(), 'out')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})
