import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteWith } from '../../scripts/fuzz/inputs/odd-files.ts'
import { checkTexts, compilerTargets } from '../../scripts/fuzz/targets/compiler.ts'
import { compile } from '../../src/registry/index.ts'

describe('the compiler, with any input', () => {
  test.each(compilerTargets.map((target) => [target.name, target] as const))('%s', async (_, { property }) => {
    await fc.assert(property, { numRuns: 400 })
  })
})

describe('a text that used to', () => {
  const textsWith = (text: string) => {
    const texts = JSON.parse(readFileSync('tests/records/base/locales/en.json', 'utf8'))
    return { record: 'locales/en.json', text: JSON.stringify({ ...texts, 'odd.text': text }) }
  }

  test.each([
    ['break the build', '<b>Only today'],
    ['break the build', 'Up to 5 </b'],
    ['break its page', 'From {n, number, ::currency/X}'],
    ['break its page', '{n, number, ::unit/nothing}'],
  ])('%s, no longer does: %s', (_, text) => expect(() => checkTexts(textsWith(text))).not.toThrow())

  test.each([
    ['{n, number, ::currency/X}', 'invalid currency code : x'],
    ['{n, number, ::nothing/', 'a brace is not closed'],
  ])('no browser can format is reported: %s', (text, reason) => {
    const { diagnostics } = compile(siteWith(textsWith(text)))
    const found = diagnostics.filter(({ code }) => code === 'malformed-message')
    expect(found.map(({ message }) => message)).toEqual([`"odd.text" is not in ICU format: ${reason}.`])
  })
})
