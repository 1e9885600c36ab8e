import { once } from '../rules/once.ts'
import { isOwnText } from '../rules/own-texts.ts'
import type { Source } from './source.ts'

type Texts = Readonly<Record<string, string>>

/** The texts of each language, by its code. */
export type Messages = Readonly<Record<string, Texts>>

/** Reads the texts of sources that compiled without errors; texts of single records that are not translated are in English. */
export function messagesOf(sources: readonly Source[]): Messages {
  const stated = sources.flatMap((source): [string, Texts][] => {
    const code = /^locales\/(.+)\.json$/.exec(source.record)?.[1]
    return code !== undefined && 'text' in source ? [[code, textsIn(source)]] : []
  })
  const own = ownTexts(stated.find(([code]) => code === 'en')?.[1] ?? none)
  return Object.fromEntries(stated.map(([code, texts]) => [code, own ? withOwn(own)(texts) : texts]))
}

const none: Texts = {}

/** Processes that stay parse a file once. */
const textsIn = once((source: Extract<Source, { text: string }>): Texts => JSON.parse(source.text))

const ownTexts = once((english: Texts): Texts | undefined => {
  const own = Object.entries(english).filter(([id]) => isOwnText(id))
  return own.length > 0 ? Object.fromEntries(own) : undefined
})

const withOwn = once((own: Texts) => once((texts: Texts): Texts => ({ ...own, ...texts })))
