import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRegistry } from '../../src/registry/files/check-registry.ts'
import { contentOf } from '../../src/registry/files/picture-files.ts'

describe('the files of pictures', () => {
  let folder = ''
  const bytes = Buffer.from('RIFF….WEBP')
  const content = contentOf(bytes)
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
    cpSync('tests/records/base', folder, { recursive: true })
    mkdirSync(path.join(folder, 'assets'))
    const asset = {
      id: 'final',
      alternative: 'game.aviator',
      licence: '© 2026',
      content,
      width: 40,
      height: 40,
      weight: 9,
    }
    writeFileSync(path.join(folder, 'assets/final.json'), JSON.stringify(asset))
    const landing = { slug: 'offer', extends: 'base', shareImage: 'own:final' }
    writeFileSync(path.join(folder, 'landings/offer.json'), JSON.stringify(landing))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (file: string, text: Buffer | string) => writeFileSync(path.join(folder, 'assets', file), text)
  const codes = () => openRegistry([folder], 'locales').check.diagnostics.map(({ code }) => code)

  test('each record has its file beside it, named after its content', () => {
    write(`${content}.webp`, bytes)
    expect(codes()).toEqual([])
  })

  test('a file that is missing, or says something else than its name, is reported', () => {
    expect(codes()).toEqual(['picture-missing'])
    write(`${content}.webp`, 'something else')
    const { diagnostics, landings } = openRegistry([folder], 'locales').check
    expect(diagnostics).toMatchObject([{ code: 'picture-missing', pointer: '/content', line: 1 }])
    expect(landings).toBe(0)
  })

  test('other files in the folder are no pictures', () => {
    write(`${content}.webp`, bytes)
    write('final.jpg', 'a photo')
    expect(codes()).toEqual(['unexpected-file'])
  })
})
