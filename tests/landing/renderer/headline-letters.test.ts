import { describe, expect, test } from 'vitest'
import { headlineLetters, headlineSigns, headlinesOf } from '../../../scripts/build/faces/headline-letters.ts'
import { readTexts } from '../../../scripts/cli/registry.ts'
import { manifest, sources } from '../../shipped.ts'

const texts = readTexts(sources)

describe.each(['en', 'ru', 'tr'])('the letters of a display face in %s', (locale) => {
  const messages = texts[locale] ?? {}

  test.each(['italic', 'poster', 'wide'])('are those of all %s headlines, with the names in them', (heading) => {
    const letters = headlineLetters(headlinesOf(manifest, heading), heading, locale, messages) + headlineSigns(manifest)
    const themes = manifest.themes.filter((theme) => theme.heading === heading).map(({ id }) => id)
    const missing = manifest.landings
      .filter(({ theme }) => themes.includes(theme))
      .flatMap(({ slug, blocks, values }) => {
        const fill = (_: string, name: string) => {
          const value = values[name] ?? ''
          return typeof value === 'object' ? (messages[value.message] ?? '') : String(value)
        }
        const headlines = blocks.flatMap((block) => ('headline' in block ? (messages[block.headline] ?? []) : []))
        const shown = headlines.join('').replace(/\{(\w+)\}/g, fill)
        const written = heading === 'wide' ? shown.toLocaleUpperCase(locale) : shown
        return [...new Set(written)].filter((one) => !letters.includes(one)).map((one) => `${slug}: ${one}`)
      })
    expect(missing).toEqual([])
  })
})
