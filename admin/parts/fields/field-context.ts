import { createContext, useContext } from 'react'
import type { ReferenceKind } from '../../../src/contract/index.ts'

/** Something that a record can refer to. */
export type Choice = {
  readonly name: string
  readonly label?: string
  readonly hint?: string
  /** Its kind, where only some kinds fit. */
  readonly kind?: string
  /** The colours of a theme. */
  readonly colors?: readonly string[]
  readonly picture?: string
}

export type FieldPath = readonly string[]

export type FormProblem = {
  readonly path: FieldPath
  readonly message: string
  readonly suggestion: string
  /** Where it is fixed, if not in this field. */
  readonly link?: string
}

/** The texts that fields name, in English. */
export type FieldTexts = {
  readonly wordsOf: (id: string) => string | undefined
  /** What is typed in a field becomes the words of a text. */
  readonly write: (id: string, words: string) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Whether a text belongs to this record alone. */
  readonly isOwn: (id: string) => boolean
  /** Where the record itself is shown. */
  readonly slug: string | undefined
  /** The id of a new text for a field. */
  readonly newId: (path: FieldPath) => string
  /** Opens a text in all languages. */
  readonly openLanguages: (id: string) => void
}

/** What the fields of a form need besides their own value. */
export type FieldContext = {
  readonly choicesOf: (kind: ReferenceKind) => readonly Choice[]
  /** Absent where texts are chosen, not written. */
  readonly texts?: FieldTexts | undefined
  readonly isStated: (path: FieldPath) => boolean
  /** The value that applies as long as the record does not state one. */
  readonly inheritedAt: (path: FieldPath) => unknown
  /** Whether the record extends another. */
  readonly canReset: boolean
  readonly reset: (path: FieldPath) => void
  readonly problems: readonly FormProblem[]
}

const Context = createContext<FieldContext | null>(null)

export const FieldContextProvider = Context.Provider

export function useFieldContext(): FieldContext {
  const context = useContext(Context)
  if (!context) throw new Error('This field is rendered outside of a form.')
  return context
}

const PathContext = createContext<FieldPath>([])

export const FieldPathProvider = PathContext.Provider

/** The path of the field within the record, or within its block. */
export const useFieldPath = (): FieldPath => useContext(PathContext)
