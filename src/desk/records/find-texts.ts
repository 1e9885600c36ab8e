import type { StaffCalls } from '../../contract/calls/staff.ts'
import { once } from '../../registry/once.ts'
import { recordsOf } from '../../rules/landing/records.ts'
import { carriedTexts, writtenTexts } from '../../rules/landing/texts.ts'
import type { PageSources } from './affected-pages.ts'

const mostTexts = 50

export type FoundTexts = StaffCalls['find-texts']['answer']

/** The published texts that contain these words in any language, or the one with this id; each text once, English first. */
export function findTexts(sources: PageSources | undefined, words: string): FoundTexts {
  const wanted = plain(words)
  if (!sources || wanted === '') return { texts: [], landings: [] }
  const isId = languagesOf(sources).some(([, texts]) => Object.hasOwn(texts, words))
  const isWanted = (id: string, text: string) => (isId ? id === words : plain(text).includes(wanted))
  const found = new Map<string, FoundTexts['texts'][number]>()
  for (const [locale, texts] of languagesOf(sources)) {
    for (const [id, text] of Object.entries(texts))
      if (!found.has(id) && isWanted(id, text)) found.set(id, { id, locale, words: text })
  }
  const showing = showingOf(sources)
  const landings = new Set([...found.keys()].flatMap((id) => showing.get(id) ?? []))
  return { texts: [...found.values()].slice(0, mostTexts), landings: [...landings].sort() }
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

const languagesOf = ({ messages, manifest }: PageSources) =>
  Object.entries(messages).toSorted(([one], [other]) => rankOf(manifest, one) - rankOf(manifest, other))

const rankOf = ({ site }: PageSources['manifest'], locale: string) => (locale === site.defaultLocale ? 0 : 1)

/** The landings whose records show a text, by its id; texts of the program are shown by all. */
const showingOf = once(({ manifest }: PageSources) => {
  const records = recordsOf(manifest)
  const showing = new Map<string, string[]>()
  for (const landing of manifest.landings) {
    const texts = new Set([...carriedTexts(records, landing).named, ...writtenTexts(records, landing)])
    for (const id of texts) {
      const slugs = showing.get(id)
      if (slugs) slugs.push(landing.slug)
      else showing.set(id, [landing.slug])
    }
  }
  return showing
})
