import { facets } from './find/facets.ts'
import type { View } from './find/view.ts'

type NothingFoundProps = {
  readonly view: View
  readonly isFetched: boolean
  readonly isEmpty: boolean
  readonly onClear: () => void
}

/** Why the list is empty, and the way out. */
export function NothingFound({ view, isFetched, isEmpty, onClear }: NothingFoundProps) {
  if (!isFetched)
    return (
      <p className="catalogue-none muted" role="status">
        Fetching the landings…
      </p>
    )
  if (isEmpty) return <p className="catalogue-none muted">There is no landing yet. Press n to make the first one.</p>
  const chosen = facets.flatMap(({ id, label }) => {
    const values = view.chosen[id]
    return values ? [`${label}: ${values.join(' or ')}`] : []
  })
  const asked = [view.typed && `“${view.typed}”`, ...chosen].filter(Boolean).join(' with ')
  return (
    <div className="catalogue-none">
      <p>
        <strong>No landing matches {asked}.</strong>
      </p>
      <p className="muted">
        Each word must stand somewhere: in the slug, theme, market, dialog, section, tags or state.
      </p>
      <button type="button" className="button" onClick={onClear}>
        Show all landings
      </button>
    </div>
  )
}
