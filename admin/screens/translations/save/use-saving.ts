import { useRef, useState } from 'react'
import { useSaveTexts } from '../../../model/texts/use-save-texts.ts'

/** A text that is not saved yet, and why saving it failed. */
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

/** Saves texts as drafts, one after the other; what could not be saved is held until it is. */
export function useSaving() {
  const saveTexts = useSaveTexts()
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  const queue = useRef(Promise.resolve())
  const without = (all: readonly Unsaved[], { locale, id }: Unsaved) => all.filter((one) => !isOf(locale, id)(one))

  function save(words: Unsaved) {
    const sent: Unsaved = { ...words, problem: undefined }
    setUnsaved((all) => [...without(all, sent), sent])
    queue.current = queue.current.then(async () => {
      const failure = await saveTexts(sent.locale, { [sent.id]: sent.words })
      // Newer words for the same text have taken the place of these, and wait for their own turn.
      setUnsaved((all) =>
        all.includes(sent) ? [...without(all, sent), ...(failure ? [{ ...sent, problem: failure.message }] : [])] : all,
      )
    })
  }

  return {
    unsaved,
    save,
    retry: () => {
      for (const one of unsaved) if (one.problem) save(one)
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
