import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReferenceKind } from '../../contract/index.ts'
import type { Outline } from '../compile.ts'
import type { Use } from '../cross-check/uses.ts'
import type { FoundFile } from './list-files.ts'

/**
 * The registry as it was when it last had no problem. It only ever saves work: a file counts as unchanged while its
 * inode, size and both its times are what they were, and everything else is read anew.
 */
export type Baseline = {
  readonly landings: number
  readonly stamps: ReadonlyMap<string, string>
  readonly parents: Outline['parents']
  readonly fallbacks: readonly [slug: string, fallback: string][]
  readonly uses: readonly Use[]
}

/** A file that was written this shortly ago may be written again without its times showing it. */
const racyMilliseconds = 2000

export function stampFiles(files: readonly FoundFile[], now = Date.now()): Map<string, string> {
  return new Map(files.map((found) => [found.record, stampOf(found, now)]))
}

function stampOf({ path: file }: FoundFile, now: number): string {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  // Of a link the target's times would count: it is read every time.
  if (!stat?.isFile() || stat.mtimeMs > now - racyMilliseconds) return ''
  return `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
}

type Stored = Omit<Baseline, 'stamps'> & { readonly key: string; readonly stamps: Readonly<Record<string, string>> }

/** The baseline that was kept under this key; none where there is none, or it is damaged. */
export function readBaseline(file: string, key: string): Baseline | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return stored.key === key ? { ...stored, stamps: new Map(Object.entries(stored.stamps)) } : undefined
  } catch {
    return undefined
  }
}

/** Without a baseline the next check takes longer, nothing else: that it cannot be written is no error. */
export function writeBaseline(file: string, key: string, baseline: Baseline): void {
  const draft = `${file}.${process.pid}.tmp`
  const stored: Stored = { ...baseline, key, stamps: Object.fromEntries(baseline.stamps) }
  attempt(() => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, JSON.stringify(stored))
    renameSync(draft, file)
  }) || attempt(() => rmSync(draft, { force: true }))
}

function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}

/** The part of an outline that can be written down. */
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
