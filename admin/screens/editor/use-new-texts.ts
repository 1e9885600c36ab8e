import { useCallback } from 'react'
import type { RecordText } from '../../../src/contract/index.ts'
import { isOwnText } from '../../../src/rules/own-texts.ts'
import { api } from '../../api/api.ts'
import { readContent } from '../../model/record/content.ts'
import { sourceLocale } from '../../model/texts/language.ts'

const english = `locales/${sourceLocale}.json`

/** A record with its own texts that are not published yet, as both go out together. */
export function useNewTexts(): (record: RecordText) => RecordText[] {
  const { data } = api.useRecordQuery({ name: english })
  const published = data?.published?.text
  const drafted = data?.draft?.text
  return useCallback(
    (record) => {
      const known = readContent(published ?? '{}') ?? {}
      const found = Object.entries(readContent(drafted ?? '{}') ?? {}).filter(
        ([id, words]) => isOwnText(id) && known[id] !== words && record.text.includes(JSON.stringify(id)),
      )
      if (found.length === 0) return [record]
      return [record, { record: english, text: JSON.stringify({ ...known, ...Object.fromEntries(found) }) }]
    },
    [published, drafted],
  )
}
