import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, inject } from 'vitest'

const newVersion = 'f'.repeat(12)
const inBuild = [
  'manifest.json',
  'texts.json',
  '.program',
  'new-promo-ipl/_pages',
  'new-promo-ipl/assets',
  'new-promo-ipl/sw.js',
]

/** The site's files with one landing, and a new build to replace them in which every script has a new name. */
export function layTwoBuilds(landing: string) {
  const out = mkdtempSync(path.join(tmpdir(), 'two-builds-'))
  afterAll(() => rmSync(out, { recursive: true, force: true }))
  const page = path.join('new-promo-ipl', landing)
  for (const place of [...inBuild, page])
    cpSync(path.join(inject('siteFolder'), place), path.join(out, place), { recursive: true })
  const [assets, worker, html] = ['assets', 'sw.js', path.join(landing, 'index.html')].map((name) =>
    path.join(out, 'new-promo-ipl', name),
  ) as [string, string, string]
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const renamed = (text: string) => scripts.reduce((all, name) => all.replaceAll(name, newName(name)), text)
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')))

  return {
    out,
    newVersion,
    /** Replaces the former build completely. */
    deployNew() {
      for (const name of scripts) {
        writeFileSync(path.join(assets, newName(name)), renamed(readFileSync(path.join(assets, name), 'utf8')))
        rmSync(path.join(assets, name))
      }
      rewrite(html, renamed)
      for (const form of ['.br', '.gz']) rmSync(html + form)
      rewrite(worker, (text) => renamed(text).replace(/version:`\w+`/, `version:\`${newVersion}\``))
    },
  }
}

const newName = (script: string) => script.replace(/\.js$/, '.new.js')
