import { recordKind } from '../../../../src/contract/index.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { isPlannedAsItIs, type ReviewState, reviewOf } from './review-of.ts'
import { useRequestReview } from './use-request-review.ts'

type RequestButtonProps = {
  readonly document: OpenDocument
  readonly state: ReviewState & Pick<DocumentState, 'published'>
  readonly hasDraftedWords: boolean
}

/** For staff who may not publish: the next step of their draft. */
export function RequestButton({ document, state, hasDraftedWords }: RequestButtonProps) {
  const request = useRequestReview(document)
  const mayAsk = useMayCall('request-review')
  const mayPublish = useMayCall('publish')
  const review = reviewOf(state)
  const isDrafted = state.version > 0 || hasDraftedWords
  const isPending = review !== null && review.declined === null
  const isNewPicture = recordKind(document.record) === 'asset' && !state.published
  const isNext = mayAsk && !mayPublish && !isPending && !isPlannedAsItIs(state)
  const canAsk = isNext && isDrafted && !isNewPicture
  const ask = { id: 'request-review', group: 'Editor', label: 'Request a review', run: () => void request(true) }
  useCommands(canAsk ? [ask] : [])
  if (!isNext) return null
  if (isNewPicture) return <span className="muted">It goes live with the landing that shows it</span>
  return (
    <button type="button" className="button button-primary" disabled={!canAsk} onClick={ask.run}>
      {review ? 'Request again' : 'Request a review'}
    </button>
  )
}
