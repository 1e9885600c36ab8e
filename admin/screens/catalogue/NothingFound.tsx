import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { facets } from './find/facets.ts'
import type { View } from './find/view.ts'

type NothingFoundProps = {
  readonly view: View
  readonly isLoaded: boolean
  readonly isEmpty: boolean
  readonly onClear: () => void
  /** Left out for those who may only look. */
  readonly onNew: (() => void) | undefined
}

/** In place of an empty list: why it is empty, and what to do. */
export function NothingFound({ view, isLoaded, isEmpty, onClear, onNew }: NothingFoundProps) {
  if (!isLoaded) return <Skeleton label="Loading landings…" />
  if (isEmpty)
    return (
      <div className="catalogue-none">
        <p>
          <strong>No landings yet.</strong>
        </p>
        {onNew && (
          <button type="button" className="button button-primary" onClick={onNew}>
            Create the first one
          </button>
        )}
      </div>
    )
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
        Each word is looked for in addresses, templates, themes, markets, dialogs, bonuses, sections, tags, states and
        names of editors; all of them together in the texts of the pages.
      </p>
      <button type="button" className="button" onClick={onClear}>
        Show all landings
      </button>
    </div>
  )
}
