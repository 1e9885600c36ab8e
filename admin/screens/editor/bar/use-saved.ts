import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { OpenDocument } from '../../../model/document/document.ts'

/** Runs an action on the draft once it is saved; shows why where it cannot be saved. */
export function useSaved(document: OpenDocument) {
  const toast = useToast()
  return async (work: () => void | Promise<void>) => {
    await document.save()
    const { saving, unfinished } = document.state()
    if (unfinished) toast('error', 'The JSON is unfinished: finish it, or discard it, first.')
    else if (saving.kind === 'failed') toast('error', saving.failure.message)
    else await work()
  }
}
