import type { Answer, Asked, Failure } from '../../api/ask.ts'
import { type Content, format } from '../record/content.ts'
import { isSame } from '../record/difference.ts'
import { beginHistory, change, type History, redo, undo } from './history.ts'
import { keepSteps, keptSteps } from './kept-steps.ts'
import { type Conflict, mergeThreeWays } from './merge.ts'

export type Saving =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Nothing is lost: it is tried again. */
  | { readonly kind: 'failed'; readonly failure: Failure }

type Draft = NonNullable<Answer<'record'>['draft']>

export type DocumentState = {
  readonly history: History<Content>
  readonly saving: Saving
  /** The draft's number at the desk; 0 while there is none. */
  readonly version: number
  /** Of the file below it; empty while there is none. */
  readonly revision: string
  /** What the desk knows of the draft besides its text. */
  readonly plans: Pick<Draft, 'review' | 'publishAt' | 'publishProblem'>
  /** What somebody else has changed at the same places meanwhile. */
  readonly conflicts: readonly Conflict[]
}

type Outcome<Data> = { readonly data: Data } | { readonly error: Failure }

/** What a document needs of the world around it. */
export type DocumentPorts = {
  /** Missing for whoever may only look. */
  readonly save?: ((asked: Asked<'save-draft'>) => Promise<Outcome<Answer<'save-draft'>>>) | undefined
  readonly read: (record: string) => Promise<Outcome<Answer<'record'>>>
  /** Keeps the steps of undo beyond a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly later: (work: () => void, milliseconds: number) => () => void
}

export type OpenDocument = ReturnType<typeof openDocument>

const pause = 500
const retry = 5000
const noPlans: DocumentState['plans'] = { review: null, publishAt: null }

/** A record under edit: each change can be undone, and becomes a draft at the desk by itself. */
export function openDocument(opened: Answer<'record'>, ports: DocumentPorts) {
  const { record } = opened
  const { save, read, storage, now, later } = ports
  const listeners = new Set<() => void>()
  /** What the desk and this document last agreed on. */
  let agreed = contentOf(opened)
  /** Whether the draft still has to be laid over the file as it is now. */
  let isOutdated = false
  let cancel = () => {}
  let storing: Promise<void> | undefined
  let talks: Promise<unknown> = Promise.resolve()
  let state: DocumentState = {
    history: keptSteps(storage, record, agreed) ?? beginHistory(agreed),
    saving: { kind: 'saved' },
    version: opened.draft?.version ?? 0,
    revision: revisionOf(opened),
    plans: opened.draft ?? noPlans,
    conflicts: [],
  }

  function become(changed: Partial<DocumentState>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  const soon = (milliseconds: number) => {
    cancel()
    cancel = later(() => void store(), milliseconds)
  }

  function keep(milliseconds = pause) {
    if (!save) return
    become({ saving: { kind: 'unsaved' } })
    soon(milliseconds)
  }

  function edit(history: History<Content>) {
    if (history === state.history) return
    become({ history })
    keep()
  }

  const isKept = () => !isOutdated && isSame(state.history.present, agreed)

  /** One talk with the desk follows the other: an answer that was under way while another was saved would be out of date. */
  function afterOthers<Result>(talk: () => Promise<Result>): Promise<Result> {
    const talked = talks.then(talk)
    talks = talked.catch(() => {})
    return talked
  }

  /** Whoever asks while it is being saved waits for the same. */
  const store = (): Promise<void> => {
    storing ??= afterOthers(storeAll).finally(() => {
      storing = undefined
    })
    return storing
  }

  async function storeAll(): Promise<void> {
    cancel()
    keepSteps(storage, record, state.history)
    while (save && !isKept()) {
      become({ saving: { kind: 'saving' } })
      const failure = await storeOnce(save)
      if (!failure) continue
      become({ saving: { kind: 'failed', failure } })
      return soon(retry)
    }
    become({ saving: { kind: 'saved' } })
  }

  async function storeOnce(save: NonNullable<DocumentPorts['save']>): Promise<Failure | undefined> {
    const sent = state.history.present
    const outcome = await save({ record, version: state.version, baseRevision: state.revision, text: format(sent) })
    if ('error' in outcome) return outcome.error.code === 'stale-draft' ? meet() : outcome.error
    agreed = sent
    isOutdated = false
    // What was planned was about the text before; a wish for a review stays.
    become({ version: outcome.data.version, plans: { ...noPlans, review: state.plans.review } })
    return undefined
  }

  /** Somebody else has saved or published, or the file has changed. */
  async function meet(): Promise<Failure | undefined> {
    const outcome = await read(record)
    if ('error' in outcome) return outcome.error
    bringIn(outcome.data)
    return undefined
  }

  /** Lays what was done here over what is at the desk, and both over the file. */
  function bringIn(found: Answer<'record'>) {
    const versions = mergeThreeWays(agreed, state.history.present, contentOf(found))
    const file = fileUnder(found)
    const merged = file ? mergeThreeWays(file.base, versions.value, file.theirs) : versions
    const conflicts = file ? [...versions.conflicts, ...merged.conflicts] : versions.conflicts
    agreed = contentOf(found)
    // While a draft is published, the file says the same already.
    isOutdated = file !== undefined && !isSame(merged.value, file.theirs)
    become({
      history: change(state.history, merged.value as Content, 'merge', now()),
      version: found.draft?.version ?? 0,
      revision: revisionOf(found),
      plans: found.draft ?? noPlans,
      conflicts: [
        ...state.conflicts.filter(({ path }) => !conflicts.some((one) => isSame(one.path, path))),
        ...conflicts,
      ],
    })
  }

  /** What is at the desk comes here, unless something of ours is on its way there, which meets it anyway. */
  const catchUp = () =>
    afterOthers(async () => {
      if (state.saving.kind !== 'saved') return
      await meet()
      if (!isKept()) keep(0)
    })

  if (fileUnder(opened)) {
    bringIn(opened)
    if (!isKept()) keep()
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
    save: store,
    settle: (conflict: Conflict) => become({ conflicts: state.conflicts.filter((one) => one !== conflict) }),
    catchUp,
    /** What the desk says from time to time; whatever is news is brought in. */
    heard({ draftVersion, publishedRevision }: Answer<'presence'>) {
      if (draftVersion !== state.version || publishedRevision !== state.revision) void catchUp()
    },
    keepSteps: () => keepSteps(storage, record, state.history),
    close: () => cancel(),
  }
}

const revisionOf = ({ published }: Answer<'record'>) => published?.revision ?? ''

function contentOf({ record, draft, published }: Answer<'record'>): Content {
  return parse(draft?.text ?? published?.text ?? JSON.stringify({ slug: record.replace(/^\w+\/|\.json$/g, '') }))
}

/** A file that has changed since the draft began counts as an editor, too. */
function fileUnder({ draft, published }: Answer<'record'>) {
  if (!draft || !published || draft.baseRevision === published.revision) return undefined
  return { base: parse(draft.baseText), theirs: parse(published.text) }
}

/** A draft may be no JSON at all, where somebody broke off in the middle; then the form begins anew. */
function parse(text: string): Content {
  try {
    return JSON.parse(text) as Content
  } catch {
    return {}
  }
}
