import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { manifest } from '../shipped.ts'

const languages = manifest.site.locales.map(({ code }) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`locales/${code}.json`, 'utf8'))
  return [code, texts] as const
})
const heroes = manifest.landings.flatMap(({ slug, button, bonus, blocks }) =>
  blocks.flatMap((block) => (block.type === 'hero' ? [{ slug, button, bonus, block }] : [])),
)

describe('the copy of the shipped landings', () => {
  test.each(['amount', 'percent'] as const)(
    'says the %s of the bonus once beside a picture, in all languages',
    (value) => {
      const repeated = languages.flatMap(([locale, texts]) =>
        heroes
          .filter(({ button, block }) => {
            const words = [block.eyebrow, block.headline, block.intro, button.text].map((key) => texts[key ?? ''] ?? '')
            return [...words, block.highlight === value ? `{${value}}` : ''].join(' ').split(`{${value}}`).length > 2
          })
          .map(({ slug }) => `${locale}: ${slug}`),
      )
      expect(repeated).toEqual([])
    },
  )

  test('shows in large figures what the bonus has', () => {
    const empty = heroes.filter(({ bonus, block }) => block.highlight === 'percent' && bonus.percent === undefined)
    expect(empty.map(({ slug }) => slug)).toEqual([])
  })

  test('has no headline and no line twice on a page', () => {
    const repeated = manifest.landings.flatMap(({ slug, blocks }) => {
      const keys = blocks.flatMap((block) => [
        ...('headline' in block && block.headline ? [block.headline] : []),
        ...('intro' in block && block.intro ? [block.intro] : []),
      ])
      return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${slug}: ${key}`)
    })
    expect(repeated).toEqual([])
  })
})
