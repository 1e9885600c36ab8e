import { useMemo } from 'react'
import type { Landing } from '../../../model/landings/landing.ts'
import type { Row } from '../find/rows.ts'

/** The landings of the rendered rows; the same array for as long as they are the same. */
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
