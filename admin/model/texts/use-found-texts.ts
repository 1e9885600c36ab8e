import { useEffect } from 'react'
import { api } from '../../api/api.ts'
import { type Answer, type Failure, pauseWhenBusy } from '../../api/ask.ts'

type Found = Answer<'find-texts'> & { readonly words: string }

/** Shorter words are in too many texts. */
const fewestLetters = 3

/** The published texts with these words, and the landings that show them; asked again where the server is busy. */
export function useFoundTexts(typed: string): Found {
  const words = typed.trim()
  const { currentData, error, refetch } = api.useFindTextsQuery({ words }, { skip: words.length < fewestLetters })
  const isBusy = (error as Failure | undefined)?.code === 'registry-busy'
  // Asked again by each refusal, which is another object.
  useEffect(() => {
    if (!isBusy || !error) return
    const timer = setTimeout(refetch, pauseWhenBusy)
    return () => clearTimeout(timer)
  }, [isBusy, error, refetch])
  return currentData ? { ...currentData, words } : none
}

const none: Found = { words: '', texts: [], landings: [] }
