type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** A pressed key by one name on all keyboards and systems, such as `Mod+K`, `Shift+ArrowDown` or `?`. */
export function pressedKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
  // Where a sign lies on a keyboard is the keyboard's business; letters and named keys have a shifted self.
  const isSign = name.length === 1 && name.toLowerCase() === name.toUpperCase()
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && !isSign && 'Shift', name]
    .filter(Boolean)
    .join('+')
}

const drawn: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/** The caps that are drawn for keys. */
export function keyCaps(keys: string, isApple = /Mac|iP(hone|ad)/.test(navigator.platform)): string[] {
  return keys.split('+').map((key) => (key === 'Mod' ? (isApple ? '⌘' : 'Ctrl') : (drawn[key] ?? key)))
}
