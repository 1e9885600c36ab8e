import type { Answer, Asked, Failure } from '../../api/ask.ts'
import { isSame } from './difference.ts'
import { beginHistory, change, type History, redo, undo } from './history.ts'
import { type Conflict, mergeThreeWays } from './merge.ts'

export type Content = { readonly [property: string]: unknown }

export type Saving =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Nothing is lost: it is tried again. */
  | { readonly kind: 'failed'; readonly failure: Failure }

export type DocumentState = {
  readonly history: History<Content>
  readonly saving: Saving
  /** The draft's number at the desk; 0 while there is none. */
  readonly version: number
  /** What somebody else has changed at the same places meanwhile. */
  readonly conflicts: readonly Conflict[]
}

type Outcome<Data> = { readonly data: Data } | { readonly error: Failure }

/** What a document needs of the world around it. */
export type DocumentPorts = {
  readonly save: (asked: Asked<'save-draft'>) => Promise<Outcome<Answer<'save-draft'>>>
  readonly read: (record: string) => Promise<Outcome<Answer<'record'>>>
  /** Keeps the steps of undo beyond a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly later: (work: () => void, milliseconds: number) => () => void
}

export type OpenDocument = ReturnType<typeof openDocument>

const pause = 500
const retry = 5000

/** A record under edit: each change can be undone, and becomes a draft at the desk by itself. */
export function openDocument(opened: Answer<'record'>, ports: DocumentPorts) {
  const { record } = opened
  const { save, read, storage, now, later } = ports
  const listeners = new Set<() => void>()
  const started = textOf(opened)
  /** What the desk and this document last agreed on. */
  let base = parse(started)
  let baseRevision = opened.draft?.baseRevision ?? opened.published?.revision ?? ''
  let cancel = () => {}
  let state: DocumentState = {
    history: keptHistory(storage, record, base) ?? beginHistory(base),
    saving: { kind: 'saved' },
    version: opened.draft?.version ?? 0,
    conflicts: [],
  }

  function become(changed: Partial<DocumentState>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  function edit(history: History<Content>) {
    if (history === state.history) return
    storage.setItem(keyOf(record), JSON.stringify(history))
    become({ history, saving: { kind: 'unsaved' } })
    cancel()
    cancel = later(() => void store(), pause)
  }

  async function store(): Promise<void> {
    cancel()
    if (state.saving.kind === 'saving') return
    const sent = state.history.present
    if (isSame(sent, base)) return become({ saving: { kind: 'saved' } })
    become({ saving: { kind: 'saving' } })
    const outcome = await save({ record, version: state.version, baseRevision, text: format(sent) })
    if ('data' in outcome) {
      base = sent
      const isWhole = state.history.present === sent
      become({ version: outcome.data.version, saving: { kind: isWhole ? 'saved' : 'unsaved' } })
      if (!isWhole) cancel = later(() => void store(), pause)
      return
    }
    if (outcome.error.code === 'stale-draft') return meet(outcome.error)
    become({ saving: { kind: 'failed', failure: outcome.error } })
    cancel = later(() => void store(), retry)
  }

  /** Somebody else has saved, or the file has changed: both versions are laid together, and saved once more. */
  async function meet(failure: Failure): Promise<void> {
    const outcome = await read(record)
    if ('error' in outcome) {
      become({ saving: { kind: 'failed', failure } })
      cancel = later(() => void store(), retry)
      return
    }
    const theirs = parse(textOf(outcome.data))
    const { value, conflicts } = mergeThreeWays(base, state.history.present, theirs)
    base = theirs
    baseRevision = outcome.data.draft?.baseRevision ?? outcome.data.published?.revision ?? ''
    const history = change(state.history, value as Content, 'merge', now())
    storage.setItem(keyOf(record), JSON.stringify(history))
    become({
      history,
      version: outcome.data.draft?.version ?? 0,
      conflicts: [
        ...state.conflicts.filter(({ path }) => !conflicts.some((one) => isSame(one.path, path))),
        ...conflicts,
      ],
      saving: { kind: 'unsaved' },
    })
    await store()
  }

  async function reopen(): Promise<void> {
    const outcome = await read(record)
    if ('error' in outcome) return
    baseRevision = outcome.data.draft?.baseRevision ?? outcome.data.published?.revision ?? ''
    base = parse(textOf(outcome.data))
    become({ version: outcome.data.draft?.version ?? 0 })
  }

  return {
    record,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The place tells which changes belong together: typing in one field is one step. */
    change: (next: Content, place: string) => edit(change(state.history, next, place, now())),
    undo: () => edit(undo(state.history)),
    redo: () => edit(redo(state.history)),
    /** At once, instead of after a moment. */
    save: () => store(),
    settle: (conflict: Conflict) => become({ conflicts: state.conflicts.filter((one) => one !== conflict) }),
    /** Somebody else may have changed it: asked when the desk says so. */
    catchUp: () =>
      state.saving.kind === 'saved' ? meet({ status: 409, code: 'stale-draft', message: '' }) : undefined,
    /** The draft has become the record: the next change begins another one. */
    published: () => reopen(),
    close: () => cancel(),
  }
}

export const format = (content: Content): string => `${JSON.stringify(content, null, 2)}\n`

function textOf({ record, draft, published }: Answer<'record'>): string {
  return draft?.text ?? published?.text ?? JSON.stringify({ slug: record.replace(/^\w+\/|\.json$/g, '') })
}

/** A draft may be no JSON at all, where somebody broke off in the middle; then the form begins anew. */
function parse(text: string): Content {
  try {
    return JSON.parse(text) as Content
  } catch {
    return {}
  }
}

const keyOf = (record: string) => `steps of ${record}`

function keptHistory(
  storage: DocumentPorts['storage'],
  record: string,
  present: Content,
): History<Content> | undefined {
  const kept = storage.getItem(keyOf(record))
  const history = kept === null ? undefined : (JSON.parse(kept) as History<Content>)
  return history && isSame(history.present, present) ? history : undefined
}
