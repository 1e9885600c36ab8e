import { memo } from 'react'
import { asContent, type Own } from '../../../../src/registry/overrides/overrides.ts'
import { dialogGroup } from '../../../model/schemas/groups.ts'
import { BlockEditor } from '../blocks/BlockEditor.tsx'
import { partsOfDialog, partsOfVariant } from '../blocks/kinds.ts'
import type { Editing } from '../editing/editing.ts'
import { GroupFields } from './GroupForms.tsx'

/** The properties of a dialog, and its parts. */
export const DialogForms = memo(function DialogForms({ editing }: { readonly editing: Editing }) {
  return (
    <>
      {isChanges(editing.own) ? (
        <BlockEditor editing={{ ...editing, canReset: true }} kinds={partsOfVariant} />
      ) : (
        <BlockEditor editing={editing} kinds={partsOfDialog} />
      )}
      <GroupFields group={dialogGroup} {...editing} />
    </>
  )
})

/** A variant changes the parts of the dialogs that it is applied to, unless it has a list of its own. */
const isChanges = (own: Own): boolean => asContent(own)['kind'] === 'variant' && own.blocks === undefined
