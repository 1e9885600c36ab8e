import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPageReader } from '../../../src/server/edge/pages/built-page.ts'
import { madePage } from '../../../src/server/edge/pages/made/made-page.ts'

const address = { path: '/landing', slug: 'landing', locale: 'en', param: null }

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'))
  mkdirSync(path.join(root, '.program'))
  // Its dialogs say how often it has rendered.
  const program =
    'let times = 0; export const renderDialog = (page, name, told) => { times++; return page.dialog === name ? name + times : undefined }'
  writeFileSync(path.join(root, '.program/dialog-markup.js'), program)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const packed = (text: string) => brotliCompressSync(text)

test('a page is read once, and each of its dialogs rendered once, until it changes', async () => {
  let words = 'first'
  const read = createPageReader(root, {
    page: async () => madePage(words, packed(`<main data-page="/landing/page-1.json">${words}`)),
    data: async () => packed('{"dialog":"auth"}'),
  })
  const first = await read(address)
  expect([first?.renderDialog('auth'), (await read(address))?.renderDialog('auth')]).toEqual(['auth1', 'auth1'])
  expect(await read(address)).toBe(first)
  words = 'other'
  const second = await read(address)
  expect([second?.html.endsWith('other'), second?.renderDialog('auth')]).toEqual([true, 'auth2'])
})

test('what is no page has no dialogs', async () => {
  const read = createPageReader(root, { page: async () => undefined, data: async () => undefined })
  expect(await read(address)).toBeUndefined()
})
