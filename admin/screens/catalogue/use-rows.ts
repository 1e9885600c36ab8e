import { useDeferredValue, useMemo } from 'react'
import { api } from '../../api/api.ts'
import { useSettled } from '../../kit/search/use-settled.ts'
import { wordsOf } from '../../kit/search/words.ts'
import { useFoundTexts } from '../../model/texts/use-found-texts.ts'
import { filterRows } from './find/filter.ts'
import { prepareRows, withShown } from './find/rows.ts'
import { sortRows } from './find/sort.ts'
import type { View } from './find/view.ts'

/** So many are filtered and shown in the frame of the key press. */
const fewRows = 20_000

/** The rows of a view, refreshed whenever the screen is shown: drafts change in the editor and by colleagues. */
export function useRows(view: View) {
  const { data, error, refetch } = api.useCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  const named = useMemo(() => prepareRows(data?.landings ?? []), [data])
  // Of very many, letters appear before the list follows.
  const deferred = useDeferredValue(view)
  const shown = named.length > fewRows ? deferred : view
  const found = useFoundTexts(useSettled(view.typed))
  const all = useMemo(() => withShown(named, found.words, found.landings), [named, found])
  const sorted = useMemo(() => sortRows(all, shown.order), [all, shown.order])
  const rows = useMemo(() => filterRows(sorted, shown), [sorted, shown])
  const words = useMemo(() => wordsOf(shown.typed), [shown.typed])
  return { all, rows, found, words, shown, isLoaded: data !== undefined, error: data ? undefined : error, refetch }
}
