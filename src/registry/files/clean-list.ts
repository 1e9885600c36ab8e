import { hash } from 'node:crypto'
import type { KnownClean } from '../known-clean.ts'
import { type Cache, readCache, writeCache } from './cache-file.ts'

type Stored = { readonly key: string; readonly digests: readonly string[] }

export type CleanList = KnownClean & {
  /** Remembers what is still asked about. */
  readonly keep: () => void
}

/** What was found clean by this version of the program: the digest of each part that was checked, in a file. */
export function openCleanList(cache: Cache): CleanList {
  const former = new Set(readCache(cache, ({ digests }: Stored) => digests))
  const current = new Set<string>()
  return {
    has(what) {
      const digest = digestOf(what)
      const isKnown = former.has(digest)
      if (isKnown) current.add(digest)
      return isKnown
    },
    add: (what) => void current.add(digestOf(what)),
    keep() {
      if (![...current].every((digest) => former.has(digest))) writeCache<Stored>(cache, { digests: [...current] })
    },
  }
}

const digestOf = (what: string) => hash('sha256', what).slice(0, 32)
