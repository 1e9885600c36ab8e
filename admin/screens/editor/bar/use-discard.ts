import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { OpenDocument } from '../../../model/document/document.ts'
import { useSaved } from './use-saved.ts'

/** Discards the draft. A record that was never published goes with it. */
export function useDiscard(document: OpenDocument): () => void {
  const [discardDraft] = api.useDiscardDraftMutation()
  const navigate = useNavigate()
  const toast = useToast()
  const whenSaved = useSaved(document)
  async function deleteRecord() {
    const { record } = document
    const { error } = await discardDraft({ record, version: document.state().version })
    if (error) return toast('error', failureOf(error).message)
    await navigate({ to: '/' })
    toast('success', `${record} was deleted.`)
  }
  function discard() {
    document.discard()
    toast('success', 'The draft was discarded. Undo brings it back.')
  }
  return () => void whenSaved(document.state().published ? discard : deleteRecord)
}
