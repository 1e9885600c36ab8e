import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { KnownClean } from '../known-clean.ts'
import { writeCache } from './write-cache.ts'

type Stored = { readonly key: string; readonly digests: readonly string[] }

export type CleanList = KnownClean & {
  /** Remembers what is still asked about. */
  readonly keep: () => void
}

/** What was found clean by this version of the program: the digest of each part that was checked, in a file. */
export function openCleanList(file: string, key: string): CleanList {
  const former = new Set(readDigests(file, key))
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
      if (![...current].every((digest) => former.has(digest)))
        writeCache(file, { key, digests: [...current] } satisfies Stored)
    },
  }
}

const digestOf = (what: string) => hash('sha256', what).slice(0, 32)

function readDigests(file: string, key: string): readonly string[] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return stored.key === key ? stored.digests : []
  } catch {
    return []
  }
}
