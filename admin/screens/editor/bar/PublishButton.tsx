import { useState } from 'react'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import type { OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { PublishDialog } from '../../../parts/publish/PublishDialog.tsx'
import { useSaved } from './use-saved.ts'

type PublishButtonProps = {
  readonly document: OpenDocument
  /** The drafts that are published together with this one. */
  readonly along: readonly string[]
}

/** Only for staff who may publish. */
export function PublishButton({ document, along }: PublishButtonProps) {
  const mayPublish = useMayCall('publish')
  const [isOpen, setOpen] = useState(false)
  const whenSaved = useSaved(document)
  const open = () => void whenSaved(() => setOpen(true))
  useCommands(mayPublish ? [{ id: 'publish', group: 'Editor', label: 'Publish…', keys: ['Mod+Enter'], run: open }] : [])
  if (!mayPublish) return null
  return (
    <>
      <button type="button" className="button button-primary" onClick={open}>
        Publish…
      </button>
      {isOpen && (
        <PublishDialog
          records={[document.record, ...along]}
          onClose={() => setOpen(false)}
          onDone={() => void document.catchUp()}
        />
      )}
    </>
  )
}
