import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readNumberStyle } from '../../src/rules/money.ts'
import { compileTexts } from '../../src/ui/compile-texts.ts'
import { formatText } from '../../src/ui/format-text.ts'

const { locales } = JSON.parse(readFileSync('pages.config/site.json', 'utf8')) as {
  readonly locales: readonly { readonly code: string; readonly tag: string }[]
}
const counts = [0, 1, 2, 3, 5, 11, 21, 999, 1000, 10_000, 1_234_567]

afterEach(() => vi.restoreAllMocks())

describe.each(locales)('a text with a plural in $code', ({ code, tag }) => {
  const messages: Record<string, string> = JSON.parse(readFileSync(`locales/${code}.json`, 'utf8'))
  const text = compileTexts(messages).get('ui.game.tries-left') ?? ''

  it('counts like Intl', () => {
    const numbers = readNumberStyle(tag)
    for (const count of counts) expect(formatText(text, tag, { count }, numbers)).toBe(formatText(text, tag, { count }))
  })

  it('leaves Intl.NumberFormat alone on a page, which brings how its language writes numbers', () => {
    const numbers = readNumberStyle(tag)
    const format = vi.spyOn(Intl, 'NumberFormat')
    const supported = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
    formatText(text, tag, { count: 2 }, numbers)
    expect([format, supported].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('asks for the plurals of the language, whatever its digits', () => {
    const plurals = vi.spyOn(Intl, 'PluralRules')
    formatText(text, tag, { count: 2 })
    expect(plurals).toHaveBeenCalledWith(expect.not.stringContaining('-u-'), expect.anything())
  })
})

it('a text whose value is missing is refused', () => {
  const text = compileTexts({ hello: 'Hello {name}' }).get('hello') ?? ''
  expect(() => formatText(text, 'en', {})).toThrow('name')
})
