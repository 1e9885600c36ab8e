import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { Messages } from './live.ts'

/** The texts of a language, with those of its draft. */
export function useMessages(locale: string): Messages | undefined {
  const { data } = api.useRecordQuery({ name: `locales/${locale}.json` })
  const text = data?.draft?.text ?? data?.published?.text
  return useMemo(() => (text === undefined ? undefined : JSON.parse(text)), [text])
}
