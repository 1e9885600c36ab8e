import type { Failure } from '../../../api/ask.ts'

/** A text as it is being typed. */
type Typed = { readonly id: string; readonly words: string }

export type WordsSaving = { readonly isSaved: boolean; readonly failure?: Failure | undefined }

export type Words = ReturnType<typeof createWords>

type Ports = {
  readonly save: (words: Readonly<Record<string, string>>) => Promise<Failure | undefined>
  readonly later: (work: () => void, milliseconds: number) => () => void
}

/** From the last key to saving, and from a failure to the next try, in milliseconds. */
const saveDelay = 500
const retryDelay = 5000

const saved: WordsSaving = { isSaved: true }
const unsaved: WordsSaving = { isSaved: false }

/**
 * The texts that are typed in the fields of a record, in English: the preview follows each key press, without rendering
 * the forms again, and they are saved as drafts by themselves.
 */
export function createWords({ save, later }: Ports) {
  const listeners = new Set<() => void>()
  let typed: Typed | undefined
  let waiting: ReadonlyMap<string, string> = new Map()
  let state = saved
  let cancel = () => {}
  let running: Promise<void> | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }

  const saveNow = (): Promise<void> => {
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function saveAll(): Promise<void> {
    cancel()
    while (waiting.size > 0) {
      const sent = waiting
      const failure = await save(Object.fromEntries(sent))
      if (failure) {
        state = { isSaved: false, failure }
        cancel = later(() => void saveNow(), retryDelay)
        return tell()
      }
      // Newer words wait for their own turn.
      waiting = new Map([...waiting].filter(([id, words]) => sent.get(id) !== words))
      if (typed && sent.get(typed.id) === typed.words) typed = undefined
    }
    state = saved
    tell()
  }

  return {
    /** What the preview shows in place of what is saved. */
    typed: () => typed,
    saving: () => state,
    wordsOf: (id: string): string | undefined => waiting.get(id),
    /** The words of a text, to be saved soon. */
    write(id: string, words: string) {
      typed = { id, words }
      waiting = new Map([...waiting, [id, words]])
      state = unsaved
      cancel()
      cancel = later(() => void saveNow(), saveDelay)
      tell()
    },
    /** Words that are only shown; whoever types them saves them. */
    show(next: Typed | undefined) {
      typed = next
      tell()
    },
    save: saveNow,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
