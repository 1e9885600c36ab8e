import { useMemo } from 'react'
import { type CompiledLanding, visitReferences } from '../../../../src/contract/index.ts'
import { isOwnText } from '../../../../src/rules/own-texts.ts'
import { api } from '../../../api/api.ts'
import { languageOf, sourceLocale } from '../../../model/texts/language.ts'

/** How many texts of a landing are shown in English, because this language does not have them yet. */
export function useUntranslated(landing: CompiledLanding | undefined, locale: string): number {
  const { data } = api.useRecordQuery({ name: `locales/${locale}.json` })
  return useMemo(() => {
    if (!landing || !data || locale === sourceLocale) return 0
    const { texts } = languageOf(locale, data)
    const missing = new Set<string>()
    visitReferences('compiledLanding', landing, ({ kind, name }) => {
      if (kind === 'message' && isOwnText(name) && !texts[name]) missing.add(name)
    })
    return missing.size
  }, [landing, data, locale])
}
