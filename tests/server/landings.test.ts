import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { compile } from '../../src/registry/index.ts'
import { cachingOf, pageAddresses } from '../../src/server/landings.ts'
import { readPublished } from '../../src/server/published.ts'

let folder = ''
let manifestFile = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'landings-'))
  manifestFile = path.join(folder, 'manifest.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const { manifest } = compile(loadRegistry(['pages.config'], 'locales'))

test('the address of a landing becomes that of its file, its query stays', () => {
  writeFileSync(manifestFile, JSON.stringify(manifest))
  const addressOf = pageAddresses(readPublished(folder))
  expect(addressOf('/new-promo-ipl/hi/1win?value_1=7')).toBe('/new-promo-ipl/hi/1win/index.html?value_1=7')
  expect(addressOf('/new-promo-ipl/')).toBe('/new-promo-ipl/index.html')
  expect(addressOf('/new-promo-ipl/aviator-1/nonsense')).toBe('/new-promo-ipl/aviator-1/_/index.html')
  expect(addressOf('/new-promo-ipl/nobody')).toBe('/new-promo-ipl/nobody')
  expect(addressOf('/new-promo-ipl/aviator-1/page-0123456789ab.json')).toContain('page-')
})

test('a new build is noticed, a torn manifest is not followed', () => {
  const addressOf = pageAddresses(readPublished(folder))
  expect(addressOf('/new-promo-ipl/1win')).toBe('/new-promo-ipl/1win')
  writeFileSync(manifestFile, JSON.stringify(manifest))
  expect(addressOf('/new-promo-ipl/1win')).toBe('/new-promo-ipl/1win/index.html')
  writeFileSync(manifestFile, JSON.stringify(manifest).slice(0, 1000))
  expect(addressOf('/new-promo-ipl/1win')).toBe('/new-promo-ipl/1win/index.html')
})

test('what carries a digest in its name is kept forever, pages are asked for again', () => {
  expect(cachingOf('/dist/new-promo-ipl/assets/main-abc.js')).toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/1win/page-0123456789ab.json.br')).toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/1win/index.html.br')).not.toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/assets/favicon.svg')).not.toContain('immutable')
})
