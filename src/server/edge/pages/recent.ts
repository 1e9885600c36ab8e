/** Remembers a number of values; the least recently used give way. */
export function createRecent<Value>(most: number) {
  const known = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => known.get(key),
    /** Also marks a known value as used. */
    keep(key: string, value: Value): Value {
      known.delete(key)
      known.set(key, value)
      for (const oldest of [...known.keys()].slice(0, known.size - most)) known.delete(oldest)
      return value
    },
  }
}
