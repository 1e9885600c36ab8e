import { fileName, type Site } from '../../contract/index.ts'
import type { Records } from './records.ts'
import { valuesIn } from './text-signature.ts'

/** What records need to know of the texts of all languages. */
export type Texts = {
  readonly ids: ReadonlySet<string>
  /** The names of the {values} that a text of the default language uses. */
  readonly valuesOf: (id: string) => readonly string[]
  /** The file of the default language, to which diagnostics about a text in all languages point. */
  readonly file: string
}

/** Which texts there are; whether they are good is another question. */
export function gatherTexts({ messages }: Records, site: Site): Texts {
  const original = messages.find(({ record }) => fileName(record) === site.defaultLocale)
  const words: Readonly<Record<string, unknown>> = original?.value ?? {}
  return {
    ids: new Set(Object.keys(words).filter((id) => id !== '$schema')),
    valuesOf: valuesOf((id) => String(words[id] ?? '')),
    file: original?.file ?? '',
  }
}

/** Texts are parsed when somebody asks: few are asked for where all are known to be clean. */
function valuesOf(textOf: (id: string) => string): Texts['valuesOf'] {
  const known = new Map<string, readonly string[]>()
  return (id) => {
    const values = known.get(id) ?? valuesIn(textOf(id)) ?? []
    known.set(id, values)
    return values
  }
}
