import type { Source } from './source.ts'

/** The texts of each language, by its code. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the texts of sources that compiled without errors. */
export function messagesOf(sources: readonly Source[]): Messages {
  return Object.fromEntries(
    sources.flatMap((source) => {
      const code = /^locales\/(.+)\.json$/.exec(source.record)?.[1]
      return code !== undefined && 'text' in source ? [[code, JSON.parse(source.text)]] : []
    }),
  )
}
