import { api } from '../../api/api.ts'
import { plural } from '../../kit/format/plural.ts'

/** How many drafts, names and comments wait for somebody; what was declined waits for who has asked. */
export function ReviewCount() {
  const { data } = api.useReviewsQuery(undefined, { refetchOnFocus: true })
  const waiting = data
    ? data.drafts.filter(({ declined, isMine }) => !declined || isMine).length +
      data.names.length +
      data.comments.length
    : 0
  if (waiting === 0) return null
  return (
    <span className="navigation-count" title={plural(waiting, 'record')}>
      {waiting}
    </span>
  )
}
