import { useLivePage } from '../../../model/landings/live-page.ts'

/** The published page, in a tab of its own. */
export function ViewLive({ record }: { readonly record: string }) {
  const page = useLivePage()(record)
  return (
    page !== undefined && (
      <a className="button button-small" href={page} target="_blank" rel="noopener">
        View live
      </a>
    )
  )
}
