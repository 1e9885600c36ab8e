import { createContext, useContext } from 'react'
import type { CompiledDialog } from '../../contract/index.ts'

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

const FormNameContext = createContext('')

export const FormNameProvider = FormNameContext.Provider

/** The id of a field of this form: other forms of the page may have the same field. */
export function useFieldId(field: string): string {
  return `${useContext(FormNameContext)}-${field}`
}
