type RefreshButtonProps = { readonly query: { readonly refetch: () => unknown; readonly isFetching: boolean } }

export function RefreshButton({ query: { refetch, isFetching } }: RefreshButtonProps) {
  return (
    <button type="button" className="button" onClick={() => refetch()} disabled={isFetching}>
      Refresh
    </button>
  )
}
