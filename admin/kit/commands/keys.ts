type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** A key press in one notation for all keyboards and systems, such as `Mod+K`, `Shift+ArrowDown` or `?`. */
export function pressedKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
  // Whether a symbol needs Shift depends on the keyboard; for letters and named keys Shift makes a difference.
  const isSymbol = name.length === 1 && name.toLowerCase() === name.toUpperCase()
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && !isSymbol && 'Shift', name]
    .filter(Boolean)
    .join('+')
}

const symbols: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/** The labels of the keys. */
export function keyCaps(keys: string, isApple = /Mac|iP(hone|ad)/.test(navigator.platform)): string[] {
  return keys.split('+').map((key) => (key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : (symbols[key] ?? key)))
}
