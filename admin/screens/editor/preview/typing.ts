import { useState } from 'react'

/** The text that is being typed: the preview follows each key press, without rendering the forms again. */
export type Typing = ReturnType<typeof createTyping>

type Typed = { readonly id: string; readonly words: string }

function createTyping() {
  const listeners = new Set<() => void>()
  let typed: Typed | undefined
  return {
    now: () => typed,
    set(next: Typed | undefined) {
      typed = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useTyping(): Typing {
  const [typing] = useState(createTyping)
  return typing
}
