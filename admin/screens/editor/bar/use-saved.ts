import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { OpenDocument } from '../../../model/document/document.ts'

/** Does something with the draft once all of it is at the desk; where it cannot get there, it says so. */
export function useSaved(document: OpenDocument) {
  const toast = useToast()
  return async (work: () => void | Promise<void>) => {
    await document.save()
    const { saving } = document.state()
    if (saving.kind === 'failed') toast('error', saving.failure.message)
    else await work()
  }
}
