import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '../../api/api.ts'
import type { AdminState, store } from '../../store.ts'
import { type Language, languageOf } from './texts/language.ts'

const { initiate, select } = api.endpoints.record
const recordOf = (locale: string) => ({ name: `locales/${locale}.json` })

/** The texts of these languages as far as they have come, and why one has not. */
export function useLanguages(locales: readonly string[]) {
  const dispatch = useDispatch<typeof store.dispatch>()
  useEffect(() => {
    const asked = locales.map((locale) => dispatch(initiate(recordOf(locale), { forceRefetch: true })))
    return () => {
      for (const one of asked) one.unsubscribe()
    }
  }, [locales, dispatch])
  const selectors = useMemo(() => locales.map((locale) => select(recordOf(locale))), [locales])
  const answers = useSelector((state: AdminState) => selectors.map((answerIn) => answerIn(state)), isSameList)
  const languages = useMemo(
    () => answers.flatMap(({ data }, at): Language[] => (data ? [languageOf(locales[at] ?? '', data)] : [])),
    [answers, locales],
  )
  return {
    languages,
    error: answers.find(({ error, data }) => error && !data)?.error,
    isWhole: locales.length > 0 && languages.length === locales.length,
    again: () => {
      for (const locale of locales) void dispatch(initiate(recordOf(locale), { forceRefetch: true, subscribe: false }))
    },
  }
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
