import { type KeyboardEvent, useRef, useState } from 'react'

/** Where the keyboard goes from here. */
export type Way = 'rest' | 'next' | 'before' | 'away'

type CellFieldProps = {
  readonly label: string
  readonly locale: string
  readonly words: string
  readonly onTyped: (words: string) => void
  readonly onKept: (words: string, way: Way) => void
  readonly onLeft: () => void
}

/** A text under the fingers: Enter keeps it, Tab keeps it and goes on, Escape leaves it as it was. */
export function CellField({ label, locale, words, onTyped, onKept, onLeft }: CellFieldProps) {
  const [typed, setTyped] = useState(words)
  const isOver = useRef(false)
  const once = (end: () => void) => {
    if (isOver.current) return
    // The end moves the focus, which is another end.
    isOver.current = true
    end()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing || (key === 'Enter' && shiftKey)) return
    if (key === 'Enter') once(() => onKept(typed, 'rest'))
    else if (key === 'Tab') once(() => onKept(typed, shiftKey ? 'before' : 'next'))
    else if (key === 'Escape') once(onLeft)
    else return
    event.preventDefault()
  }
  return (
    <textarea
      className="input matrix-field"
      data-area="text"
      aria-label={label}
      lang={locale}
      // biome-ignore lint/a11y/noAutofocus: whoever begins to edit is about to type
      autoFocus
      rows={3}
      value={typed}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onChange={({ target }) => {
        setTyped(target.value)
        onTyped(target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => once(() => onKept(typed, 'away'))}
    />
  )
}
