import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameButWords, wordRanges } from '../../../src/registry/texts/structure.ts'

const wordsOf = (text: string) => wordRanges(text)?.map(({ from, to }) => text.slice(from, to))

const shipped = readdirSync('locales').flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(`locales/${file}`, 'utf8')) as Record<string, string>)
    .filter(([id]) => id !== '$schema')
    .map(([, text]) => text),
)

describe('the words of a text', () => {
  test('are what stands outside of values, plurals and quotes of syntax', () => {
    expect(wordsOf('Take off')).toEqual(['Take off'])
    expect(wordsOf('😀 Win {amount, number} now')).toEqual(['😀 Win ', ' now'])
    expect(wordsOf('{n, plural, one {# win} other {# wins}} a day')).toEqual([' win', ' wins', ' a day'])
    expect(wordsOf('{kind, select, a {Win} other {}}')).toEqual(['Win'])
  })

  test('are none where the syntax is broken', () => {
    expect(wordsOf('Win {amount')).toBeUndefined()
  })
})

describe('two texts differ in words alone', () => {
  test.each([
    ['Win {amount}', 'Take {amount}', true],
    ['{n, plural, one {# win} other {# wins}}', '{n, plural, one {# prize} other {# prizes}}', true],
    ['Win {amount}', 'Win {sum}', false],
    ['Win {amount}', 'Win', false],
    ['Win', 'Win {amount}', false],
    ['{a} or {b}', '{b} or {a}', false],
    ['{amount, number}', '{amount}', false],
    ['{n, plural, one {# win} other {# wins}}', '{n, plural, one {a win} other {# wins}}', false],
    ['Win {amount}', 'Win {amount', false],
    // An apostrophe before a brace begins a quotation: the value would be shown as it is written.
    ['Win {amount}', 'Win’ {amount}', true],
    ['Win {amount}', "Win '{amount}", false],
  ])('%s → %s: %s', (before, after, isSame) => {
    expect(isSameButWords(before, after)).toBe(isSame)
  })

  test('whatever plain words are put in the place of words of a shipped text', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'न', 'é', '😀', ' ', '-', '.', '%', '₹') })
    fc.assert(
      fc.property(fc.constantFrom(...shipped), plain, fc.nat(), (text, words, choice) => {
        const ranges = wordRanges(text) ?? []
        const range = ranges[choice % Math.max(1, ranges.length)]
        if (!range) return
        expect(isSameButWords(text, text.slice(0, range.from) + words + text.slice(range.to))).toBe(true)
      }),
    )
  })
})
