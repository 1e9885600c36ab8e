type Kept = { readonly value: string; readonly until: number }

/** Values that the browser refuses to store: kept as long as the page, and no longer than they are valid. */
export function createKeptForPage(now: () => number) {
  const kept = new Map<string, Kept>()
  return {
    read(name: string): string | undefined {
      const found = kept.get(name)
      return found && found.until > now() ? found.value : undefined
    },
    write: (name: string, value: string, seconds: number) =>
      void kept.set(name, { value, until: now() + seconds * 1000 }),
    remove: (name: string) => void kept.delete(name),
  }
}
