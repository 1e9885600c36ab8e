import { plural } from '../../../kit/format/plural.ts'
import type { Keeping } from './use-keeping.ts'

/** Whether everything is kept, and the way on where it is not. */
export function KeepingNote({ keeping: { unsaved, again } }: { readonly keeping: Keeping }) {
  const refused = unsaved.filter(({ problem }) => problem)
  if (refused.length === 0) {
    return (
      <span role="status" className="muted">
        {unsaved.length > 0 ? 'Saving …' : 'Everything is saved'}
      </span>
    )
  }
  return (
    <>
      <span role="alert" className="problem">
        {plural(refused.length, 'text is', 'texts are')} not saved: {refused[0]?.problem}
      </span>
      <button type="button" className="button button-small" onClick={again}>
        Try again
      </button>
    </>
  )
}
