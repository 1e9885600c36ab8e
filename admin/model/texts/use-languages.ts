import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type ApiDispatch, type ApiState, api } from '../../api/api.ts'
import { type Language, languageOf } from './language.ts'

const { initiate, select } = api.endpoints.record
const recordOf = (locale: string) => ({ name: `locales/${locale}.json` })

/** The texts of these languages as far as they are loaded, and the error of one that failed. */
export function useLanguages(locales: readonly string[]) {
  const dispatch = useDispatch<ApiDispatch>()
  useEffect(() => {
    const queries = locales.map((locale) => dispatch(initiate(recordOf(locale), { forceRefetch: true })))
    return () => {
      for (const query of queries) query.unsubscribe()
    }
  }, [locales, dispatch])
  const selectors = useMemo(() => locales.map((locale) => select(recordOf(locale))), [locales])
  const answers = useSelector((state: ApiState) => selectors.map((answerIn) => answerIn(state)), isSameList)
  const languages = useMemo(
    () => answers.flatMap(({ data }, at): Language[] => (data ? [languageOf(locales[at] ?? '', data)] : [])),
    [answers, locales],
  )
  return {
    languages,
    error: answers.find(({ error, data }) => error && !data)?.error,
    isComplete: locales.length > 0 && languages.length === locales.length,
    retry: () => {
      for (const locale of locales) void dispatch(initiate(recordOf(locale), { forceRefetch: true, subscribe: false }))
    },
  }
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
