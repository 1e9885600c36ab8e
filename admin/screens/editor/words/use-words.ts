import { useEffect, useRef, useState } from 'react'
import { sourceLocale } from '../../../model/texts/language.ts'
import { useSaveTexts } from '../../../model/texts/use-save-texts.ts'
import { createWords, type Words } from './words.ts'

/** The texts that are typed while a record is open; what is not saved yet holds the window open. */
export function useWords(): Words {
  const saveTexts = useSaveTexts()
  const latest = useRef(saveTexts)
  latest.current = saveTexts
  const [words] = useState(() =>
    createWords({
      save: (texts) => latest.current(sourceLocale, texts),
      later: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
    }),
  )
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (!words.saving().isSaved) event.preventDefault()
    }
    addEventListener('beforeunload', leaving)
    return () => {
      removeEventListener('beforeunload', leaving)
      void words.save()
    }
  }, [words])
  return words
}
