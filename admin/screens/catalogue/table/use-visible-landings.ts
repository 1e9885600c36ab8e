import { useMemo } from 'react'
import type { Landing } from '../../../model/landings/landing.ts'
import type { Row } from '../find/rows.ts'

/** The landings of the rows that exist at this moment; the same list for as long as they are the same. */
export function useVisibleLandings(rows: readonly Row[], items: readonly { readonly index: number }[]): Landing[] {
  const places = items.map(({ index }) => index).join()
  return useMemo(
    () =>
      places
        .split(',')
        .filter(Boolean)
        .flatMap((place) => rows[Number(place)]?.landing ?? []),
    [rows, places],
  )
}
