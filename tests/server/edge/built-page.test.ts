import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageReader } from '../../../src/server/edge/pages/built-page.ts'
import { createHtmlReader } from '../../../src/server/edge/pages/page-html.ts'

const page = { path: '/landing', slug: 'landing', locale: 'en', param: null }

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'))
  for (const folder of ['.program', 'landing']) mkdirSync(path.join(root, folder))
  put('landing/page.json', '{"dialog":"auth"}')
  put('landing/index.html', '<main data-page="landing/page.json">first')
  // Its dialogs say how often it has rendered.
  put(
    '.program/dialog-markup.js',
    'let times = 0; export const renderDialog = (page, name, told) => { times++; return page.dialog === name ? name + times : undefined }',
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(name: string, text: string): void {
  writeFileSync(path.join(root, 'draft'), text)
  renameSync(path.join(root, 'draft'), path.join(root, name))
}

test('a page is read once, and each of its dialogs rendered once, until the build changes it', async () => {
  const read = createPageReader(root, createHtmlReader(root))
  const first = await read(page)
  expect([first?.renderDialog('auth'), (await read(page))?.renderDialog('auth')]).toEqual(['auth1', 'auth1'])
  expect(await read(page)).toBe(first)
  put('landing/index.html', '<main data-page="landing/page.json">other')
  const second = await read(page)
  expect([second?.html.endsWith('other'), second?.renderDialog('auth')]).toEqual([true, 'auth2'])
})

test('a page that is gone is no page; without the renderer, reading it fails', async () => {
  const read = createPageReader(root, createHtmlReader(root))
  expect(await read(page)).toBeDefined()
  rmSync(path.join(root, 'landing/index.html'))
  expect(await read(page)).toBeUndefined()
  rmSync(path.join(root, '.program/dialog-markup.js'))
  await expect(read(page)).rejects.toThrow('ENOENT')
})
