import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'

type Found = Answer<'find-texts'> & { readonly words: string }

/** Shorter words are in too many texts. */
const fewestLetters = 3

/** The published texts with these words, and the landings that show them. */
export function useFoundTexts(typed: string): Found {
  const words = typed.trim()
  const { currentData } = api.useFindTextsQuery({ words }, { skip: words.length < fewestLetters })
  return currentData ? { ...currentData, words } : none
}

const none: Found = { words: '', texts: [], landings: [] }
