import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { useSaved } from './use-saved.ts'

type ReviewProps = {
  readonly document: OpenDocument
  readonly state: Pick<DocumentState, 'review' | 'version' | 'launches'>
  readonly hasDraftedWords: boolean
}

/** The review that is requested of the draft. */
export function Review({ document, state, hasDraftedWords }: ReviewProps) {
  const { version, launches } = state
  // What is planned as it is waits for nobody.
  const isPlanned = version > 0 && launches.some((launch) => launch.version === version && launch.problem === undefined)
  const review = isPlanned ? null : state.review
  const request = useRequest(document)
  const mayAsk = useMayCall('request-review')
  const mayPublish = useMayCall('publish')
  const canAsk = !review && !isPlanned && mayAsk && !mayPublish && (version > 0 || hasDraftedWords)
  const ask = { id: 'request-review', group: 'Editor', label: 'Request a review', run: () => void request(true) }
  useCommands(canAsk ? [ask] : [])
  return (
    <>
      {review && <span className="badge badge-warn">{review.by} requests a review</span>}
      {review && mayAsk && (
        <button type="button" className="button button-small button-quiet" onClick={() => request(false)}>
          {mayPublish ? 'Mark as reviewed' : 'Cancel request'}
        </button>
      )}
      {canAsk && (
        <button type="button" className="button button-small" onClick={() => request(true)}>
          Request a review
        </button>
      )}
    </>
  )
}

/** The request is made for the version of the draft that is open. */
function useRequest(document: OpenDocument) {
  const toast = useToast()
  const whenSaved = useSaved(document)
  const [requestReview] = api.useRequestReviewMutation()
  return (requested: boolean) =>
    whenSaved(async () => {
      const { record, state } = document
      const { error } = await requestReview({ record, version: state().version, requested })
      if (error) toast('error', failureOf(error).message)
      await document.catchUp()
    })
}
