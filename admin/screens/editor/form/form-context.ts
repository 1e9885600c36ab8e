import { createContext, useContext } from 'react'
import type { ReferenceKind } from '../../../../src/contract/index.ts'

/** Something that a record can refer to. */
export type Choice = {
  readonly name: string
  readonly label?: string
  readonly hint?: string
  /** The colours of a theme. */
  readonly colors?: readonly string[]
  readonly picture?: string
}

export type FormProblem = { readonly path: readonly string[]; readonly message: string; readonly suggestion: string }

/** What the fields of a form need besides their own value. */
export type FieldContext = {
  readonly choicesOf: (kind: ReferenceKind) => readonly Choice[]
  readonly textOf: (id: string) => string | undefined
  readonly editText: (id: string) => void
  readonly isStated: (path: readonly string[]) => boolean
  readonly canReset: boolean
  readonly reset: (path: readonly string[]) => void
  readonly problems: readonly FormProblem[]
}

const Context = createContext<FieldContext | null>(null)

export const FieldContextProvider = Context.Provider

export function useFieldContext(): FieldContext {
  const context = useContext(Context)
  if (!context) throw new Error('This field is rendered outside of a form.')
  return context
}
