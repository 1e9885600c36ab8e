import { plural } from '../../../kit/format/plural.ts'
import type { Saving } from './use-saving.ts'

/** Whether everything is saved, and a way to retry where it is not. */
export function SavingNote({ saving: { unsaved, retry } }: { readonly saving: Saving }) {
  const failed = unsaved.filter(({ problem }) => problem)
  if (failed.length === 0) {
    return (
      <span role="status" className="muted">
        {unsaved.length > 0 ? 'Saving…' : 'Saved'}
      </span>
    )
  }
  return (
    <>
      <span role="alert" className="problem">
        {plural(failed.length, 'text is', 'texts are')} not saved: {failed[0]?.problem}
      </span>
      <button type="button" className="button button-small" onClick={retry}>
        Try again
      </button>
    </>
  )
}
