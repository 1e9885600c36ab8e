import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { PageSources } from './affected-pages.ts'
import { landingsNaming } from './showing-landings.ts'

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
  const landings = new Set([...found.keys()].flatMap((id) => landingsNaming(sources, id).map(({ slug }) => slug)))
  return { texts: [...found.values()].slice(0, mostTexts), landings: [...landings].sort() }
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

const languagesOf = ({ messages, manifest }: PageSources) =>
  Object.entries(messages).toSorted(([one], [other]) => rankOf(manifest, one) - rankOf(manifest, other))

const rankOf = ({ site }: PageSources['manifest'], locale: string) => (locale === site.defaultLocale ? 0 : 1)
