import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { CompiledDialog } from '../../contract/index.ts'
import type { FieldProblem } from '../../rules/form/fields/problem.ts'

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

/** What a form says that comes back to a visitor without scripts. Only the server gives one; no browser has to know it. */
export type FormReply = {
  /** What is different about the input of this name. */
  readonly input: (name: string) => Pick<ComponentProps<'input'>, 'aria-invalid' | 'autoFocus' | 'defaultChecked'> & {
    readonly defaultValue?: string | undefined
  }
  /** What was chosen of several. */
  readonly chosen: (name: string) => string | undefined
  readonly problem: (name: string) => FieldProblem | undefined
  /** Above the form. */
  readonly notice: ReactNode
}

const ReplyContext = createContext<FormReply | null>(null)

export const ReplyProvider = ReplyContext.Provider

export function useReply(): FormReply | null {
  return useContext(ReplyContext)
}

/** What the input of this name has in common with every other one. */
export function useInput(name: string) {
  const id = useFieldId(name)
  return { id, name, 'aria-describedby': `${id}-problem`, ...useReply()?.input(name) }
}
