import { type KeyboardEvent, useRef, useState } from 'react'

/** Where the focus goes from here: back to the cell, to the next or previous one, or out of the matrix. */
export type Way = 'cell' | 'next' | 'previous' | 'away'

type CellFieldProps = {
  readonly label: string
  readonly locale: string
  readonly words: string
  readonly onTyped: (words: string) => void
  readonly onSaved: (words: string, way: Way) => void
  readonly onCancelled: () => void
}

/** A text being edited: Enter saves it, Tab saves it and moves on, Escape discards the change. */
export function CellField({ label, locale, words, onTyped, onSaved, onCancelled }: CellFieldProps) {
  const [typed, setTyped] = useState(words)
  const hasEnded = useRef(false)
  const once = (end: () => void) => {
    if (hasEnded.current) return
    // Ending moves the focus, and the blur would end the editing once more.
    hasEnded.current = true
    end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing || (key === 'Enter' && shiftKey)) return
    if (key === 'Enter') once(() => onSaved(typed, 'cell'))
    else if (key === 'Tab') once(() => onSaved(typed, shiftKey ? 'previous' : 'next'))
    else if (key === 'Escape') once(onCancelled)
    else return
    event.preventDefault()
  }
  return (
    <textarea
      className="input matrix-field"
      data-area="text"
      aria-label={label}
      lang={locale}
      // biome-ignore lint/a11y/noAutofocus: editing begins with typing
      autoFocus
      rows={3}
      value={typed}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onChange={({ target }) => {
        setTyped(target.value)
        onTyped(target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => once(() => onSaved(typed, 'away'))}
    />
  )
}
