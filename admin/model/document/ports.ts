import { type Answer, type Asked, ask, type Failure } from '../../api/ask.ts'

type Outcome<Data> = { readonly data: Data } | { readonly error: Failure }

/** The environment of a document. */
export type DocumentPorts = {
  /** Absent for staff who may only view. */
  readonly save?: ((asked: Asked<'save-draft'>) => Promise<Outcome<Answer<'save-draft'>>>) | undefined
  readonly read: (record: string) => Promise<Outcome<Answer<'record'>>>
  /** Keeps the undo history across reloads. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
  readonly later: (work: () => void, milliseconds: number) => () => void
}

/** The environment of a document: the server, this browser, and its clock. */
export const ports: DocumentPorts = {
  save: (asked) => ask('save-draft', asked),
  read: (name) => ask('record', { name }),
  storage: sessionStorage,
  now: Date.now,
  later(work, milliseconds) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
