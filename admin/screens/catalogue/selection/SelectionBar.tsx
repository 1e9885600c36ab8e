import { plural } from '../../../kit/format/plural.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { type BulkActions, useBulkActions } from './use-bulk-actions.ts'
import type { SelectionOfShown } from './use-selection.ts'
import './selection-bar.css'

type SelectionBarProps = {
  /** Undefined while the landings are loading. */
  readonly total: number | undefined
  readonly selection: SelectionOfShown
  readonly drafts: number
  readonly onPublish: () => void
}

/** The number of landings, and the actions on the selected ones. */
export function SelectionBar({ total, selection, drafts, onPublish }: SelectionBarProps) {
  const { shown, visible, hidden } = selection
  const actions = useBulkActions(visible)
  const isNoneSelected = visible.length + hidden.length === 0
  return (
    <section className="selection-bar" aria-label="Selection">
      <p role="status">{isNoneSelected ? sayFound(shown.length, total) : sayCount(visible.length, hidden.length)}</p>
      {hidden.length > 0 && (
        <button type="button" className="button button-small button-quiet" onClick={selection.deselectHidden}>
          Deselect hidden
        </button>
      )}
      {visible.length < shown.length && (
        <button type="button" className="button button-small button-quiet" onClick={selection.selectShown}>
          Select all {shown.length} shown
        </button>
      )}
      {visible.length > 0 && (
        <Actions actions={actions} drafts={drafts} onPublish={onPublish} onClear={selection.clear} />
      )}
    </section>
  )
}

function sayFound(shown: number, total: number | undefined): string {
  if (total === undefined) return 'Loading landings…'
  return shown === total ? plural(total, 'landing') : `${shown} of ${plural(total, 'landing')} shown`
}

function sayCount(visible: number, hidden: number): string {
  const text = `${plural(visible, 'landing')} selected`
  return hidden === 0
    ? text
    : `${text}; ${hidden} more, hidden by the filter, ${hidden === 1 ? 'is' : 'are'} not included`
}

type ActionsProps = Pick<SelectionBarProps, 'drafts' | 'onPublish'> & {
  readonly actions: BulkActions
  readonly onClear: () => void
}

function Actions({ actions, drafts, onPublish, onClear }: ActionsProps) {
  const mayPublish = useMayCall('publish')
  const mayChange = useMayCall('bulk-drafts')
  return (
    <div className="selection-actions">
      <button type="button" className="button button-small" onClick={actions.copySlugs}>
        Copy addresses
      </button>
      <button type="button" className="button button-small" onClick={actions.copyLinks}>
        Copy links
      </button>
      <a className="button button-small" href={actions.sheet}>
        Contact sheet
      </a>
      {mayChange && (
        <>
          <a className="button button-small" href={actions.change}>
            Change…
          </a>
          <a className="button button-small" href={actions.copy}>
            Duplicate into markets…
          </a>
        </>
      )}
      {mayPublish && drafts > 0 && (
        <button type="button" className="button button-small button-primary" onClick={onPublish}>
          Publish {plural(drafts, 'draft')}…
        </button>
      )}
      <button type="button" className="button button-small button-quiet" onClick={onClear}>
        Clear selection
      </button>
    </div>
  )
}
