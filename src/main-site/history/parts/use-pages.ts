import { useCallback, useRef, useState } from 'react'
import { useLoaded } from '../../parts/loading/use-loaded.ts'

export type Page<Row> = {
  readonly rows: readonly Row[]
  /** Where the next page begins. */
  readonly next: string | undefined
}

/** Reads a page that continues after a row; undefined if it cannot be read. */
export type ReadPage<Row> = (before: string | undefined) => Promise<Page<Row> | undefined>

type Shown<Row> = Page<Row> & { readonly of: ReadPage<Row>; readonly hasFailed: boolean }

/** A history, page by page. A page continues after a row, so rows that arrive move nothing. */
export function usePages<Row>(read: ReadPage<Row>) {
  const { loading, again } = useLoaded(
    useCallback(async (): Promise<Shown<Row> | undefined> => {
      const first = await read(undefined)
      return first && { ...first, of: read, hasFailed: false }
    }, [read]),
  )
  const [continued, setContinued] = useState<Shown<Row>>()
  const isReading = useRef(false)

  async function goOn(shown: Shown<Row>): Promise<void> {
    if (isReading.current) return
    isReading.current = true
    const page = await read(shown.next)
    isReading.current = false
    setContinued(
      page
        ? { ...shown, ...page, rows: [...shown.rows, ...page.rows], hasFailed: false }
        : { ...shown, hasFailed: true },
    )
  }

  return {
    loading,
    again,
    /** What was added to another history is over. */
    withMore: (first: Shown<Row>) => (continued?.of === first.of ? continued : first),
    more: (shown: Shown<Row>) => void goOn(shown),
  }
}
