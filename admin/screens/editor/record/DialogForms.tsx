import { memo } from 'react'
import { recordKind } from '../../../../src/contract/index.ts'
import type { Content } from '../../../model/record/content.ts'
import { dialogGroup } from '../../../model/schemas/groups.ts'
import { BlockEditor } from '../blocks/BlockEditor.tsx'
import { partsOfDialog } from '../blocks/kinds.ts'
import type { Editing } from '../editing/editing.ts'
import { GroupFields } from './GroupForms.tsx'

/** A variant has no parts: it states changes to those of any dialog. */
export const isWholeDialog = (record: string, content: Content): boolean =>
  recordKind(record) === 'dialog' && content['kind'] !== 'variant'

/** The properties of a dialog, and its parts. */
export const DialogForms = memo(function DialogForms({ editing }: { readonly editing: Editing }) {
  return (
    <>
      <BlockEditor editing={editing} kinds={partsOfDialog} />
      <GroupFields group={dialogGroup} {...editing} />
    </>
  )
})
