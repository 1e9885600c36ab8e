import { lstatSync, readFileSync } from 'node:fs'
import type { ReferenceKind } from '../../contract/index.ts'
import type { Outline } from '../compile.ts'
import type { Use } from '../cross-check/uses.ts'
import type { FoundFile } from './list-files.ts'
import { writeCache } from './write-cache.ts'

/**
 * The state of the registry when it last had no problems. It only saves work: a file counts as unchanged if its inode,
 * size, mtime and ctime are the same, and every other file is read again.
 */
export type Baseline = {
  readonly landings: number
  readonly stamps: ReadonlyMap<string, string>
  readonly parents: Outline['parents']
  readonly fallbacks: readonly [slug: string, fallback: string][]
  readonly uses: readonly Use[]
}

/** A file that was written this recently may be written again within the resolution of its timestamps. */
export const racyMilliseconds = 2000

export function stampFiles(files: readonly FoundFile[], now = Date.now()): Map<string, string> {
  return new Map(files.map((found) => [found.record, stampOf(found, now)]))
}

function stampOf({ path: file }: FoundFile, now: number): string {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  // lstat gives the times of a link, not those of its target, so links are read every time.
  if (!stat?.isFile() || stat.mtimeMs > now - racyMilliseconds) return ''
  return `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
}

type Stored = Omit<Baseline, 'stamps'> & { readonly key: string; readonly stamps: Readonly<Record<string, string>> }

/** Returns undefined if there is no baseline with this key, or the file is damaged. */
export function readBaseline(file: string, key: string): Baseline | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return stored.key === key ? { ...stored, stamps: new Map(Object.entries(stored.stamps)) } : undefined
  } catch {
    return undefined
  }
}

export function writeBaseline(file: string, key: string, baseline: Baseline): void {
  writeCache(file, { ...baseline, key, stamps: Object.fromEntries(baseline.stamps) } satisfies Stored)
}

/** An outline in a form that can be serialised. */
export function flattenOutline({
  parents,
  fallbacks,
  uses,
}: Outline): Pick<Baseline, 'parents' | 'fallbacks' | 'uses'> {
  const used = Object.entries(uses) as [ReferenceKind, ReadonlyMap<string, string>][]
  return {
    parents,
    fallbacks: [...fallbacks],
    uses: used.flatMap(([kind, names]) => [...names].map(([name, user]): Use => ({ kind, name, user }))),
  }
}
