import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { enteredText, useSubmission } from '../../../kit/dialog/use-submission.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { SavedFilter } from '../../../model/landings/saved-filter.ts'
import { RemoveFilter } from './RemoveFilter.tsx'

type FilterDialogProps = {
  /** Absent for a new one. */
  readonly filter: SavedFilter | undefined
  /** What the list shows now. */
  readonly search: string
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Saves what the list shows under a name, or changes what is saved. */
export function FilterDialog({ filter, search, onSaved, onClose }: FilterDialogProps) {
  const [save] = api.useSaveFilterMutation()
  const { problem, isBusy, submit } = useSubmission({
    done: 'Filter saved.',
    onClose,
    async run(entered) {
      const isReplaced = !filter || entered.has('replace')
      const { error } = await save({
        ...(filter && { id: filter.id }),
        name: enteredText(entered, 'name'),
        search: isReplaced ? search : filter.search,
        isShared: entered.has('shared'),
      })
      if (error) return sayFailure(error)
      if (isReplaced) onSaved()
      return undefined
    },
  })
  return (
    <FormDialog
      title={filter ? 'Saved filter' : 'Save filter'}
      action="Save"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={filter?.name}
        maxLength={60}
        pattern=".*\S.*"
        data-focused-first
        required
      />
      <label className="tick">
        <input type="checkbox" name="shared" defaultChecked={filter?.isShared ?? false} />
        Everybody of the staff finds it
      </label>
      {filter && filter.search !== search && (
        <label className="tick">
          <input type="checkbox" name="replace" />
          Replace its filter, order and columns by what the list shows now
        </label>
      )}
      {filter ? (
        <RemoveFilter filter={filter} onRemoved={onClose} />
      ) : (
        <p className="muted">What was searched and chosen, the order and the columns are saved.</p>
      )}
    </FormDialog>
  )
}
