import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { useSaved } from './use-saved.ts'

type DiscardButtonProps = { readonly state: DocumentState; readonly document: OpenDocument }

/** Discards the draft. A record that was never published goes with it. */
export function DiscardButton({ state: { version, published }, document }: DiscardButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [discardDraft] = api.useDiscardDraftMutation()
  const navigate = useNavigate()
  const toast = useToast()
  const whenSaved = useSaved(document)
  if (version === 0) return null
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
  return (
    <>
      <button type="button" className="button button-small button-quiet" onClick={() => setOpen(true)}>
        Discard…
      </button>
      {isOpen && (
        <DiscardDialog
          isNew={!published}
          onClose={() => setOpen(false)}
          onConfirmed={() => void whenSaved(published ? discard : deleteRecord)}
        />
      )}
    </>
  )
}
