import { createStorage } from './own-storage.ts'

/** A value that the browser keeps, the same in all its tabs. */
export type KeptValue<Value> = {
  readonly get: () => Value
  /** What the server renders. */
  readonly atFirst: () => Value
  readonly change: (change: (before: Value) => Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

type Kind<Value> = {
  readonly name: string
  readonly first: Value
  /** Reads what was stored, which another version may have written. */
  readonly read: (stored: unknown) => Value
}

export function keptValue<Value>({ name, first, read }: Kind<Value>): KeptValue<Value> {
  const { remember, recall } = createStorage()
  const listeners = new Set<() => void>()
  let known: { readonly text: string | null; readonly value: Value } | undefined

  /** An equal text is the same value. */
  function load(): Value {
    const text = recall(name)
    if (known?.text !== text) known = { text, value: text === null ? first : read(parse(text)) }
    return known.value
  }

  const tell = () => {
    load()
    for (const listener of listeners) listener()
  }
  const onStored = ({ key }: StorageEvent) => {
    if (key === name || key === null) tell()
  }

  return {
    get: () => (known && listeners.size > 0 ? known.value : load()),
    atFirst: () => first,
    change(change) {
      const value = change(load())
      if (value === known?.value) return
      remember(name, JSON.stringify(value))
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStored)
        // A page that comes back as it was left has missed what other tabs did.
        addEventListener('pageshow', tell)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStored)
        removeEventListener('pageshow', tell)
      }
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
