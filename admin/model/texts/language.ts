import type { Answer } from '../../api/ask.ts'

export type Texts = Readonly<Record<string, string>>

/** The texts of a language: with those of its draft, and as published. */
export type Language = {
  readonly locale: string
  readonly texts: Texts
  readonly published: Texts
  readonly hasDraft: boolean
}

export const sourceLocale = 'en'

export function languageOf(locale: string, { draft, published }: Answer<'record'>): Language {
  const live = textsOf(published?.text)
  return { locale, texts: draft ? textsOf(draft.text) : live, published: live, hasDraft: draft !== null }
}

/** A draft may be incomplete JSON of any kind. */
function textsOf(text = '{}'): Texts {
  const read: unknown = JSON.parse(text)
  return Object.fromEntries(
    Object.entries(read ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
