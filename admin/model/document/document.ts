import { isSame } from '../../../src/registry/overrides/difference.ts'
import type { Answer, Failure } from '../../api/ask.ts'
import { type Content, format, readContent } from '../record/content.ts'
import { movedTo, takeAlong } from './follow-move.ts'
import { beginHistory, change, type History, redo, undo } from './history.ts'
import { keepSteps, keptSteps } from './kept-steps.ts'
import { type Conflict, mergeThreeWays } from './merge.ts'
import { contentOf, deletionOf, fileUnder, publishedOf, revisionOf } from './opened.ts'
import type { DocumentPorts } from './ports.ts'
import { keepJson, keptJson, type UnfinishedJson } from './unfinished-json.ts'

export type Saving =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Nothing is lost: saving is retried. */
  | { readonly kind: 'failed'; readonly failure: Failure }

type Draft = NonNullable<Answer<'record'>['draft']>

export type DocumentState = {
  readonly history: History<Content>
  /** JSON that is being written; until it can be read, the record stays as it is. */
  readonly unfinished: UnfinishedJson | undefined
  readonly saving: Saving
  /** The version of the draft on the server; 0 while there is none. */
  readonly version: number
  /** The revision of the published file below it; empty while there is none. */
  readonly revision: string
  /** What visitors see; undefined while nothing is published. */
  readonly published: Content | undefined
  /** The review that is requested of the draft. */
  readonly review: Draft['review']
  /** The draft deletes the record. */
  readonly isDeletion: boolean
  /** The record was deleted. */
  readonly isGone: boolean
  /** Its new name, once somebody has renamed it. */
  readonly movedTo?: string
  /** The drafts that are published together with this one. */
  readonly along: readonly string[]
  /** What is planned to be published, whatever becomes of the draft. */
  readonly launches: Answer<'record'>['launches']
  /** Differs once somebody has changed texts; undefined until that is known. */
  readonly draftedTexts?: string
  /** What colleagues have changed at the same places. */
  readonly conflicts: readonly Conflict[]
}

export type OpenDocument = ReturnType<typeof openDocument>

/** From the last change to saving it, and from a failure to the next try, in milliseconds. */
const saveDelay = 500
const retryDelay = 5000

/** A record under edit: each change can be undone, and is saved as a draft by itself. */
export function openDocument(opened: Answer<'record'>, ports: DocumentPorts) {
  const { record } = opened
  const { save, read, storage, now, later } = ports
  const listeners = new Set<() => void>()
  /** The content that the server and this document last shared: the base of merges. */
  let synced = contentOf(opened)
  /** Whether the draft has been merged with a newer file, and has to be saved with it. */
  let isRebased = false
  let cancel = () => {}
  let companion = async () => {}
  let saving: Promise<void> | undefined
  let requests: Promise<unknown> = Promise.resolve()
  let state: DocumentState = {
    history: keptSteps(storage, record, synced) ?? beginHistory(synced),
    unfinished: keptJson(storage, record),
    saving: { kind: 'saved' },
    version: opened.draft?.version ?? 0,
    revision: revisionOf(opened),
    published: publishedOf(opened),
    review: opened.draft?.review ?? null,
    ...deletionOf(opened),
    launches: opened.launches,
    conflicts: [],
  }

  function update(changed: Partial<DocumentState>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  const soon = (milliseconds: number) => {
    cancel()
    cancel = later(() => void saveNow(), milliseconds)
  }

  function saveSoon(milliseconds = saveDelay) {
    if (!save) return
    update({ saving: { kind: 'unsaved' } })
    soon(milliseconds)
  }

  function edit(history: History<Content>) {
    if (history === state.history) return
    update({ history })
    saveSoon()
  }

  const isSaved = () => !isRebased && isSame(state.history.present, synced)

  /** One request after the other: what is read while a draft is being saved would be outdated. */
  function enqueue<Result>(request: () => Promise<Result>): Promise<Result> {
    const answered = requests.then(request)
    requests = answered.catch(() => {})
    return answered
  }

  /** Joins a save that is already under way. */
  const saveNow = (): Promise<void> => {
    saving ??= enqueue(saveAll).finally(() => {
      saving = undefined
    })
    return saving
  }

  async function saveAll(): Promise<void> {
    cancel()
    keepSteps(storage, record, state.history)
    while (save && !isSaved()) {
      update({ saving: { kind: 'saving' } })
      const failure = await saveOnce(save)
      if (!failure) continue
      update({ saving: { kind: 'failed', failure } })
      return soon(retryDelay)
    }
    update({ saving: { kind: 'saved' } })
  }

  async function saveOnce(save: NonNullable<DocumentPorts['save']>): Promise<Failure | undefined> {
    const sent = state.history.present
    const outcome = await save({ record, version: state.version, baseRevision: state.revision, text: format(sent) })
    if ('error' in outcome) return outcome.error.code === 'stale-draft' ? mergeLatest() : outcome.error
    synced = sent
    isRebased = false
    const { version } = outcome.data
    update({ version, review: version === 0 ? null : state.review })
    return undefined
  }

  /** Merges what colleagues have saved or published, or what has changed in the file. */
  async function mergeLatest(): Promise<Failure | undefined> {
    const outcome = await read(record)
    if ('error' in outcome) return follow(outcome.error)
    mergeWith(outcome.data)
    return undefined
  }

  /** A renamed record goes on under its new name, with what is not saved yet. */
  async function follow(failure: Failure): Promise<Failure | undefined> {
    const to = movedTo(failure)
    if (to === undefined) return failure
    const mine = state.history.present
    const problem = save && (await takeAlong({ read, save }, to, { base: synced, mine }))
    if (problem) return problem
    synced = mine
    isRebased = false
    update({ movedTo: to })
    return undefined
  }

  /** Merges the changes made here with the draft on the server, and both with the file. */
  function mergeWith(found: Answer<'record'>) {
    const versions = mergeThreeWays(synced, state.history.present, contentOf(found))
    const file = fileUnder(found)
    const merged = file ? mergeThreeWays(file.base, versions.value, file.theirs) : versions
    const conflicts = file ? [...versions.conflicts, ...merged.conflicts] : versions.conflicts
    synced = contentOf(found)
    // After publishing, the file has the same content.
    isRebased = file !== undefined && !isSame(merged.value, file.theirs)
    update({
      history: change(state.history, merged.value as Content, 'merge', now()),
      version: found.draft?.version ?? 0,
      revision: revisionOf(found),
      published: publishedOf(found),
      review: found.draft?.review ?? null,
      ...deletionOf(found),
      launches: found.launches,
      conflicts: [
        ...state.conflicts.filter(({ path }) => !conflicts.some((one) => isSame(one.path, path))),
        ...conflicts,
      ],
    })
  }

  /** Merges what is new on the server, unless a change from here is being saved, which merges it anyway. */
  const catchUp = () =>
    enqueue(async () => {
      if (state.saving.kind !== 'saved') return
      await mergeLatest()
      if (!isSaved()) saveSoon(0)
    })

  function setUnfinished(unfinished: UnfinishedJson | undefined) {
    keepJson(storage, record, unfinished)
    update({ unfinished })
  }

  /** Takes JSON over as soon as it can be read, merged with what has changed since it could not. */
  function write(text: string) {
    const { history, unfinished } = state
    const base = unfinished?.base ?? history.present
    const next = readContent(text)
    if (!next) return setUnfinished({ text, base })
    if (unfinished) setUnfinished(undefined)
    edit(change(history, mergeThreeWays(base, next, history.present).value as Content, 'json', now()))
  }

  if (fileUnder(opened)) {
    mergeWith(opened)
    if (!isSaved()) saveSoon()
  }

  return {
    record,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes of the same place belong together: typing in one field is one step. */
    change: (next: Content, place: string) => edit(change(state.history, next, place, now())),
    write,
    discardUnfinished: () => setUnfinished(undefined),
    /** Back to what visitors see; undoing this brings the draft back. */
    discard: () => state.published && edit(change(state.history, state.published, 'discard', now())),
    undo: () => edit(undo(state.history)),
    redo: () => edit(redo(state.history)),
    /** Saves now, without the delay, with what belongs to the record. */
    save: async () => {
      await Promise.all([saveNow(), companion()])
    },
    /** What is saved elsewhere whenever the record is to be saved at once. */
    saveWith(save: () => Promise<void>) {
      companion = save
    },
    resolve: (conflict: Conflict) => update({ conflicts: state.conflicts.filter((one) => one !== conflict) }),
    catchUp,
    /** Called with the server's state from time to time; merges what is new. */
    heard({ draftVersion, publishedRevision, ...said }: Answer<'presence'>) {
      const { launches, review, draftedTexts } = said
      const known = { launches: state.launches, review: state.review, draftedTexts: state.draftedTexts }
      if (!isSame({ launches, review, draftedTexts }, known)) update({ launches, review, draftedTexts })
      if (draftVersion !== state.version || publishedRevision !== state.revision) void catchUp()
    },
    keepSteps: () => keepSteps(storage, record, state.history),
    close: () => cancel(),
  }
}
