import { createContext, useContext } from 'react'
import type { CompiledDialog } from '../contract/index.ts'

/** What the blocks of an open dialog know of it. */
export type DialogState = {
  readonly dialog: CompiledDialog
  /** The chosen bonus; none when the visitor plays without. */
  readonly bonusId: number | null
}

const DialogContext = createContext<DialogState | null>(null)

export const DialogProvider = DialogContext.Provider

export function useDialog(): DialogState {
  const state = useContext(DialogContext)
  if (!state) throw new Error('This stands outside of a dialog.')
  return state
}

/** The id of a field of this dialog: other dialogs of the page may have the same field. */
export function useFieldId(field: string): string {
  return `${useDialog().dialog.name}-${field}`
}
