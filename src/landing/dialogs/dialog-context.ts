import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { CompiledDialog, DialogBlock } from '../../contract/index.ts'
import type { FieldProblem } from '../../rules/form/fields/problem.ts'
import type { PageBonus } from '../page/page.ts'

/** The state of a dialog, for its blocks. */
export type DialogState = {
  readonly dialog: CompiledDialog
  /** Its picture stands for the bonus. */
  readonly gift: Extract<DialogBlock, { readonly type: 'gift-banner' }> | undefined
  /** The chosen bonus, unless a promo code replaces it. */
  readonly chosen: PageBonus | undefined
}

const DialogContext = createContext<DialogState | null>(null)

export const DialogProvider = DialogContext.Provider

export function useDialog(): DialogState {
  const state = useContext(DialogContext)
  if (!state) throw new Error('Used outside of a dialog.')
  return state
}

const FormNameContext = createContext('')

export const FormNameProvider = FormNameContext.Provider

/** The id of a field, unique among all forms of the page. */
export function useFieldId(field: string): string {
  return `${useContext(FormNameContext)}-${field}`
}

/** The result of a form submitted without JavaScript. Only the server provides one. */
export type FormReply = {
  /** The props that the result adds to an input. */
  readonly input: (name: string) => Pick<ComponentProps<'input'>, 'aria-invalid' | 'autoFocus' | 'defaultChecked'> & {
    readonly defaultValue?: string | undefined
  }
  /** The chosen option. */
  readonly chosen: (name: string) => string | undefined
  readonly problem: (name: string) => FieldProblem | undefined
  /** Shown above the form. */
  readonly notice: ReactNode
}

const ReplyContext = createContext<FormReply | null>(null)

export const ReplyProvider = ReplyContext.Provider

export function useReply(): FormReply | null {
  return useContext(ReplyContext)
}

/** The props that all inputs share. */
export function useInput(name: string) {
  const id = useFieldId(name)
  return { id, name, 'aria-describedby': `${id}-problem`, ...useReply()?.input(name) }
}
