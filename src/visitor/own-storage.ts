import type { Browser } from './browser.ts'

/** What the browser stores. If it blocks storage, values last only as long as the page. */
export function createStorage(): Pick<Browser, 'remember' | 'recall'> {
  const forgotten = new Map<string, string>()
  return {
    remember(name, value) {
      try {
        if (value === null) localStorage.removeItem(name)
        else localStorage.setItem(name, value)
      } catch {
        if (value === null) forgotten.delete(name)
        else forgotten.set(name, value)
      }
    },
    recall(name) {
      try {
        return localStorage.getItem(name) ?? forgotten.get(name) ?? null
      } catch {
        return forgotten.get(name) ?? null
      }
    },
  }
}
