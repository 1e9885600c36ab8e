import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Skeleton } from './Skeleton.tsx'
import './load-more.css'

type LoadMoreProps = {
  /** The query of the list, page by page. */
  readonly query: {
    readonly isFetching: boolean
    readonly hasNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  /** How many entries are listed already. */
  readonly listed: number
  readonly label: string
  /** What is said of a list that is loaded and empty; left out where that is not known. */
  readonly none: string | undefined
  /** What to do next when it is empty. */
  readonly next?: ReactNode
}

/** The end of a list that is loaded page by page; all of it while nothing is listed. */
export function LoadMore({ query, listed, label, none, next }: LoadMoreProps) {
  const { isFetching, hasNextPage, fetchNextPage } = query
  if (listed === 0 && isFetching) return <Skeleton label="Loading…" />
  if (listed === 0) return none === undefined ? null : <EmptyState title={none}>{next}</EmptyState>
  return (
    <>
      <p className="load-more" role="status">
        {isFetching && 'Loading…'}
      </p>
      {hasNextPage && (
        <button type="button" className="button" onClick={() => fetchNextPage()} disabled={isFetching}>
          {label}
        </button>
      )}
    </>
  )
}
