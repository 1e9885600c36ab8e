import { useState } from 'react'
import { MenuButton } from '../../../kit/menu/MenuButton.tsx'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { isPage } from '../../../model/landings/is-page.ts'
import { format } from '../../../model/record/content.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { DeleteDialog } from '../../../parts/record-acts/DeleteDialog.tsx'
import { DuplicateDialog } from '../../../parts/record-acts/DuplicateDialog.tsx'
import { RenameDialog } from '../../../parts/record-acts/RenameDialog.tsx'
import { actsOn } from './acts-on.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { useDiscard } from './use-discard.ts'
import { useSaved } from './use-saved.ts'

type MoreMenuProps = { readonly document: OpenDocument; readonly state: DocumentState; readonly onDeleted: () => void }

/** What is done to the draft, and to the record as a whole. */
export function MoreMenu({ document, state, onDeleted }: MoreMenuProps) {
  const [open, setOpen] = useState<string>()
  const mayPublish = useMayCall('publish')
  const mayShare = useMayCall('preview-link')
  const whenSaved = useSaved(document)
  const discard = useDiscard(document)
  const { record } = document
  const { version, published, history, isDeletion } = state
  const isPublished = published !== undefined
  const items = [
    ...(mayShare && isPage(record) ? [{ value: 'share', label: 'Share preview…' }] : []),
    ...(version > 0 && !isDeletion ? [{ value: 'discard', label: 'Discard draft…' }] : []),
    ...(isDeletion ? [] : actsOn(record, mayPublish || !isPublished)),
  ]
  if (items.length === 0) return null
  const onClose = () => setOpen(undefined)
  const props = { record, version, isPublished, onClose }
  return (
    <>
      <MenuButton label="More" items={items} onPick={(act) => void whenSaved(() => setOpen(act))} />
      {open === 'share' && <ShareDialog {...props} />}
      {open === 'discard' && <DiscardDialog isNew={!isPublished} onClose={onClose} onConfirmed={discard} />}
      {open === 'duplicate' && <DuplicateDialog {...props} text={format(history.present)} />}
      {open === 'rename' && <RenameDialog {...props} />}
      {open === 'delete' && <DeleteDialog {...props} onDone={onDeleted} />}
    </>
  )
}
