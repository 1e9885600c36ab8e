import { useCommands } from '../../../kit/commands/use-commands.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'

type StepButtonsProps = { readonly state: DocumentState; readonly document: OpenDocument }

const group = 'Editor'

/** Undo and redo for the whole record, also while a field has the focus. Unfinished JSON has steps of its own. */
export function StepButtons({ state: { history, unfinished }, document }: StepButtonsProps) {
  const { undo, redo, save } = document
  const { past, future } = history
  const steps = [
    { id: 'undo', group, label: 'Undo', keys: ['Mod+Z'], run: undo },
    { id: 'redo', group, label: 'Redo', keys: ['Mod+Shift+Z', 'Mod+Y'], run: redo },
  ]
  useCommands([
    ...(unfinished ? [] : steps),
    { id: 'save', group, label: 'Save now', keys: ['Mod+S'], run: () => void save() },
  ])
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-label="Undo"
        disabled={past.length === 0 || unfinished !== undefined}
        onClick={undo}
        title="Undo (Ctrl+Z)"
      >
        ↶
      </button>
      <button
        type="button"
        className="button button-small"
        aria-label="Redo"
        disabled={future.length === 0 || unfinished !== undefined}
        onClick={redo}
        title="Redo (Ctrl+Shift+Z)"
      >
        ↷
      </button>
    </>
  )
}
