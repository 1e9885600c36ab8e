import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { sayMoment } from '../../../kit/format/say-moment.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { useSaved } from './use-saved.ts'

type PlansProps = { readonly document: OpenDocument; readonly state: DocumentState }

/** Who wants a review of the draft, and when it will be published. */
export function Plans({ document, state }: PlansProps) {
  const { review, publishAt, publishProblem } = state.plans
  const actions = usePlanning(document)
  const mayAsk = useMayCall('request-review')
  const mayPublish = useMayCall('publish')
  return (
    <>
      {review && <span className="badge badge-warn">{review.by} asks for a review</span>}
      {publishAt && <span className="badge badge-warn">Will be published {sayMoment(publishAt)}</span>}
      {publishProblem && (
        <span className="problem" role="alert">
          Not published at its time: {publishProblem}
        </span>
      )}
      {review && mayAsk && (
        <button type="button" className="button button-small button-quiet" onClick={() => actions.review(false)}>
          {mayPublish ? 'Reviewed' : 'Take back'}
        </button>
      )}
      {publishAt && mayPublish && (
        <button type="button" className="button button-small button-quiet" onClick={actions.unschedule}>
          Do not
        </button>
      )}
      {!review && mayAsk && !mayPublish && state.version > 0 && (
        <button type="button" className="button button-small" onClick={() => actions.review(true)}>
          Ask for a review
        </button>
      )}
    </>
  )
}

/** What is planned for a draft is planned for the version that is open. */
function usePlanning(document: OpenDocument) {
  const toast = useToast()
  const whenSaved = useSaved(document)
  const [requestReview] = api.useRequestReviewMutation()
  const [schedule] = api.useScheduleMutation()
  const draft = () => ({ record: document.record, version: document.state().version })
  const settle = (error: Parameters<typeof failureOf>[0] | undefined) => {
    if (error) toast('error', failureOf(error).message)
    return document.catchUp()
  }
  return {
    review: (requested: boolean) =>
      whenSaved(async () => settle((await requestReview({ ...draft(), requested })).error)),
    unschedule: () => whenSaved(async () => settle((await schedule({ ...draft(), publishAt: null })).error)),
  }
}
