import { useRef, useState } from 'react'
import { saveTexts } from '../../../model/texts/use-save-texts.ts'

/** Words that the desk does not have yet, and why it has not taken them. */
export type Unsaved = {
  readonly locale: string
  readonly id: string
  readonly words: string
  readonly problem?: string | undefined
}

export const isOf =
  (locale: string, id: string) =>
  (one: Pick<Unsaved, 'locale' | 'id'>): boolean =>
    one.locale === locale && one.id === id

/** Keeps words as drafts, one after the other; what could not be kept stays here until it is. */
export function useKeeping() {
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  const queue = useRef(Promise.resolve())
  const without = (all: readonly Unsaved[], { locale, id }: Unsaved) => all.filter((one) => !isOf(locale, id)(one))

  function keep(words: Unsaved) {
    const sent: Unsaved = { ...words, problem: undefined }
    setUnsaved((all) => [...without(all, sent), sent])
    queue.current = queue.current.then(async () => {
      const failure = await saveTexts(sent.locale, { [sent.id]: sent.words })
      // Whoever has typed on meanwhile waits with the newer words.
      setUnsaved((all) =>
        all.includes(sent) ? [...without(all, sent), ...(failure ? [{ ...sent, problem: failure.message }] : [])] : all,
      )
    })
  }

  return {
    unsaved,
    keep,
    again: () => {
      for (const one of unsaved) if (one.problem) keep(one)
    },
  }
}

export type Keeping = ReturnType<typeof useKeeping>
