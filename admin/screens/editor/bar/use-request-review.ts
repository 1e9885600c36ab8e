import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { OpenDocument } from '../../../model/document/document.ts'
import { useSaved } from './use-saved.ts'

/** Requests a review of the version that is open, or takes the request back. */
export function useRequestReview(document: OpenDocument) {
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
