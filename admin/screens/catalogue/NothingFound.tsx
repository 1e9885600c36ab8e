import { facets } from './find/facets.ts'
import type { View } from './find/view.ts'

type NothingFoundProps = {
  readonly view: View
  readonly isLoaded: boolean
  readonly isEmpty: boolean
  readonly onClear: () => void
}

/** In place of an empty list: why it is empty, and what to do. */
export function NothingFound({ view, isLoaded, isEmpty, onClear }: NothingFoundProps) {
  if (!isLoaded)
    return (
      <p className="catalogue-none muted" role="status">
        Loading landings…
      </p>
    )
  if (isEmpty) return <p className="catalogue-none muted">No landings yet. Press N to create the first one.</p>
  const chosen = facets.flatMap(({ id, label }) => {
    const values = view.chosen[id]
    return values ? [`${label}: ${values.join(' or ')}`] : []
  })
  const filters = [view.typed && `“${view.typed}”`, ...chosen].filter(Boolean).join(' with ')
  return (
    <div className="catalogue-none">
      <p>
        <strong>No landings match {filters}.</strong>
      </p>
      <p className="muted">
        Every word must match the slug, parent, theme, market, dialog, bonus, section, a tag, the state or the editor;
        or a text of the landing contains all that is typed.
      </p>
      <button type="button" className="button" onClick={onClear}>
        Show all landings
      </button>
    </div>
  )
}
