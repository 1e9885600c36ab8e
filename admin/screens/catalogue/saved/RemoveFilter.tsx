import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { SavedFilter } from '../../../model/landings/saved-filter.ts'

type RemoveFilterProps = { readonly filter: SavedFilter; readonly onRemoved: () => void }

/** Removes a saved filter; the landings stay as they are. */
export function RemoveFilter({ filter: { id, isShared }, onRemoved }: RemoveFilterProps) {
  const [remove, { isLoading }] = api.useRemoveFilterMutation()
  const toast = useToast()
  const run = async () => {
    const { error } = await remove({ id })
    if (error) return toast('error', sayFailure(error))
    toast('success', 'Filter removed.')
    onRemoved()
  }
  return (
    <p className="saved-filter-removal">
      <button type="button" className="button button-small" disabled={isLoading} onClick={run}>
        Remove
      </button>
      {isShared && <span className="muted">Colleagues will not find it any more.</span>}
    </p>
  )
}
