import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { OpenDocument } from '../../../model/document/document.ts'

export function useCancelLaunch(document: OpenDocument, id: string): () => Promise<void> {
  const toast = useToast()
  const [cancelLaunch] = api.useCancelLaunchMutation()
  return async () => {
    const { error } = await cancelLaunch({ id })
    if (error) toast('error', failureOf(error).message)
    await document.catchUp()
  }
}
