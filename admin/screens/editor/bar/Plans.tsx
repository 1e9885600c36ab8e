import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { sayMoment } from '../../../kit/format/say-moment.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { useSaved } from './use-saved.ts'

type PlansProps = { readonly document: OpenDocument; readonly state: DocumentState }

/** The review and the publication that are planned for the draft. */
export function Plans({ document, state }: PlansProps) {
  const { review, publishAt, publishProblem } = state.plans
  const actions = usePlanning(document)
  const mayAsk = useMayCall('request-review')
  const mayPublish = useMayCall('publish')
  return (
    <>
      {review && <span className="badge badge-warn">{review.by} requests a review</span>}
      {publishAt && <span className="badge badge-warn">Scheduled for {sayMoment(publishAt)}</span>}
      {publishProblem && (
        <span className="problem" role="alert">
          Scheduled publication failed: {publishProblem}
        </span>
      )}
      {review && mayAsk && (
        <button type="button" className="button button-small button-quiet" onClick={() => actions.review(false)}>
          {mayPublish ? 'Reviewed' : 'Cancel request'}
        </button>
      )}
      {publishAt && mayPublish && (
        <button type="button" className="button button-small button-quiet" onClick={actions.unschedule}>
          Cancel plan
        </button>
      )}
      {!review && mayAsk && !mayPublish && state.version > 0 && (
        <button type="button" className="button button-small" onClick={() => actions.review(true)}>
          Request a review
        </button>
      )}
    </>
  )
}

/** Plans are made for the version of the draft that is open. */
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
