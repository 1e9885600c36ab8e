import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import { languageOf, sourceLocale } from '../../model/texts/language.ts'

/** The English words of a text as they are published, and with their drafts. */
export function useEnglish() {
  const { data } = api.useRecordQuery({ name: `locales/${sourceLocale}.json` })
  return useMemo(() => data && languageOf(sourceLocale, data), [data])
}
