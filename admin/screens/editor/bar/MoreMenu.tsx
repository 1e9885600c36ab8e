import { useState } from 'react'
import { MenuButton } from '../../../kit/menu/MenuButton.tsx'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { format } from '../../../model/record/content.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { DeleteDialog } from '../../../parts/record-acts/DeleteDialog.tsx'
import { DuplicateDialog } from '../../../parts/record-acts/DuplicateDialog.tsx'
import { RenameDialog } from '../../../parts/record-acts/RenameDialog.tsx'
import { actsOn } from './acts-on.ts'
import { useSaved } from './use-saved.ts'

type MoreMenuProps = { readonly document: OpenDocument; readonly state: DocumentState; readonly onDeleted: () => void }

/** What is done to the record as a whole. */
export function MoreMenu({ document, state, onDeleted }: MoreMenuProps) {
  const [open, setOpen] = useState<string>()
  const mayPublish = useMayCall('publish')
  const whenSaved = useSaved(document)
  const { record } = document
  const { version, published, history } = state
  const isPublished = published !== undefined
  const items = actsOn(record, mayPublish || !isPublished)
  if (items.length === 0) return null
  const props = { record, version, isPublished, onClose: () => setOpen(undefined) }
  return (
    <>
      <MenuButton label="More" items={items} onPick={(act) => void whenSaved(() => setOpen(act))} />
      {open === 'duplicate' && <DuplicateDialog {...props} text={format(history.present)} />}
      {open === 'rename' && <RenameDialog {...props} />}
      {open === 'delete' && <DeleteDialog {...props} onDone={onDeleted} />}
    </>
  )
}
