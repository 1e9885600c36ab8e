import './load-more.css'

type LoadMoreProps = {
  /** The query of the list, page by page. */
  readonly query: {
    readonly isFetching: boolean
    readonly hasNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly label: string
  /** What is said of a list that is loaded, for example that it is empty. */
  readonly note: string
}

/** The end of a list that is loaded page by page. */
export function LoadMore({ query: { isFetching, hasNextPage, fetchNextPage }, label, note }: LoadMoreProps) {
  return (
    <>
      <p className="load-more" role="status">
        {isFetching ? 'Loading…' : note}
      </p>
      {hasNextPage && (
        <button type="button" className="button" onClick={() => fetchNextPage()} disabled={isFetching}>
          {label}
        </button>
      )}
    </>
  )
}
