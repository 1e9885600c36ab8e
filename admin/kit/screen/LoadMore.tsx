import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Failed } from './Failed.tsx'
import { Skeleton } from './Skeleton.tsx'
import './load-more.css'

type LoadMoreProps = {
  /** The query of the list, page by page. */
  readonly query: {
    readonly isFetching: boolean
    readonly hasNextPage: boolean
    readonly fetchNextPage: () => unknown
    readonly refetch: () => unknown
  }
  /** How many entries are listed already. */
  readonly listed: number
  readonly label: string
  /** What is said of a list that is loaded and empty. */
  readonly none: string
  /** Why it could not be loaded. */
  readonly failure?: string | undefined
  /** What to do next when it is empty. */
  readonly next?: ReactNode
}

/** The end of a list that is loaded page by page; all of it while nothing is listed. */
export function LoadMore({ query, listed, label, none, failure, next }: LoadMoreProps) {
  const { isFetching, hasNextPage, fetchNextPage } = query
  if (listed === 0 && isFetching) return <Skeleton label="Loading…" />
  if (failure !== undefined) return <Failed message={failure} onRetry={query.refetch} />
  if (listed === 0) return <EmptyState title={none}>{next}</EmptyState>
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
