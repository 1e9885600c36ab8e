const prefix = 'landings-'

/** The most entries of each kind. */
const most = { documents: 30, files: 250, visited: 30, offline: 1 }

export type Kind = keyof typeof most

export type Store = ReturnType<typeof createStore>

/** What one version of the service worker keeps; the oldest entries give way. */
export function createStore(version: string, caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>) {
  const open = (kind: Kind) => caches.open(`${prefix}${version}-${kind}`)
  return {
    match: async (kind: Kind, key: string) => (await open(kind)).match(key),
    keys: async (kind: Kind) =>
      (await (await open(kind)).keys()).map((key) => (typeof key === 'string' ? key : key.url)),
    async put(kind: Kind, key: string, answer: Response): Promise<void> {
      const cache = await open(kind)
      await cache.put(key, answer)
      const keys = await cache.keys()
      for (const old of keys.slice(0, Math.max(0, keys.length - most[kind]))) await cache.delete(old)
    },
    /** Deletes the caches of other versions. */
    async sweep(): Promise<void> {
      const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && !name.startsWith(prefix + version))
      await Promise.all(old.map((name) => caches.delete(name)))
    },
  }
}
