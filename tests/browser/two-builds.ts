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

/** The site's files, and a new build to replace them in which every script has a new name. */
export function layTwoBuilds() {
  const out = mkdtempSync(path.join(tmpdir(), 'two-builds-'))
  afterAll(() => rmSync(out, { recursive: true, force: true }))
  for (const place of inBuild)
    cpSync(path.join(inject('siteFolder'), place), path.join(out, place), { recursive: true })
  const [assets, worker] = ['assets', 'sw.js'].map((name) => path.join(out, 'new-promo-ipl', name)) as [string, string]
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
      rewrite(path.join(out, '.program/input.json'), (text) =>
        renamed(text).replace(/"shared":"\w+"/, `"shared":"${newVersion}"`),
      )
      rewrite(path.join(out, 'manifest.json'), (text) => text)
      rewrite(worker, (text) => renamed(text).replace(/version:`\w+`/, `version:\`${newVersion}\``))
    },
  }
}

const newName = (script: string) => script.replace(/\.js$/, '.new.js')
