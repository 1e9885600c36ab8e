import { useState } from 'react'
import { useLoaded } from './use-loaded.ts'

export type Page<Row> = { readonly rows: readonly Row[]; readonly next?: string | undefined }

type Added<Row> = Page<Row> & { readonly to: object | undefined; readonly hasFailed: boolean }

/** Loads a list page by page. A page continues after a row, so rows that arrive move nothing. */
export function usePages<Row>(ask: (before?: string) => Promise<Page<Row> | undefined>) {
  const { loading, again } = useLoaded(ask)
  const first = loading.kind === 'loaded' ? loading.value : undefined
  const [last, setLast] = useState<Added<Row>>()
  // What was added to another list is over.
  const added = last && last.to === first ? last : { to: first, rows: [], next: first?.next, hasFailed: false }

  async function more(): Promise<void> {
    const page = await ask(added.next)
    setLast(
      page
        ? { to: first, rows: [...added.rows, ...page.rows], next: page.next, hasFailed: false }
        : { ...added, hasFailed: true },
    )
  }

  return {
    loading,
    again,
    /** What was added to the first page. */
    added: added.rows,
    hasMore: added.next !== undefined,
    hasFailed: added.hasFailed,
    more: () => void more(),
  }
}
