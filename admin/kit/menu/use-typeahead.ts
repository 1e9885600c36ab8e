import { type KeyboardEvent, useRef } from 'react'
import { matchTyped } from './match-typed.ts'

/** Letters that follow each other faster than this are one word. */
const pause = 500

/** Finds the item that begins with the letters typed in a row. */
export function useTypeahead(labels: readonly string[]) {
  const typed = useRef({ letters: '', at: 0 })
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent, index: number): number | undefined => {
    const { letters, at } = typed.current
    const isWord = letters !== '' && timeStamp - at < pause
    if (key.length > 1 || ctrlKey || metaKey || altKey || (key === ' ' && !isWord)) return undefined
    typed.current = { letters: isWord ? letters + key : key, at: timeStamp }
    return matchTyped(labels, typed.current.letters, index)
  }
}
