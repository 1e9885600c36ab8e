import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../src/contract/index.ts'
import { type Messages, pageRevisionOf } from '../../src/registry/index.ts'
import type { PageAddress } from '../../src/routing/pages.ts'
import { type PageFiles, writeWhole } from './write-page.ts'

/** What each page was made from when it was last made, and how large its files came out. */
export type PageState = Readonly<Record<string, { readonly digest: string; readonly files: PageFiles }>>

const fileName = '.pages.json'

export function readPageState(out: string): PageState {
  try {
    return JSON.parse(readFileSync(path.join(out, fileName), 'utf8')) as PageState
  } catch {
    return {}
  }
}

export function writePageState(out: string, state: PageState): Promise<void> {
  return writeWhole(path.join(out, fileName), JSON.stringify(state))
}

/** Pages that are about to be made count as unmade until all are: a build that is stopped half-way leaves no doubt. */
export async function forgetPages(out: string, state: PageState, pages: readonly PageAddress[]): Promise<void> {
  const doubtful = new Set(pages.map((page) => page.path))
  const sure = Object.entries(state).filter(([place]) => !doubtful.has(place))
  if (sure.length < Object.keys(state).length) await writePageState(out, Object.fromEntries(sure))
}

/** The digest of each page: of what it alone is made from, and of everything that all pages share. */
export function pageDigests(
  manifest: Manifest,
  pages: readonly PageAddress[],
  messages: Messages,
  shared: unknown,
): Map<string, string> {
  const revision = pageRevisionOf(manifest, messages, digest)
  const sharedDigest = digest(shared)
  return new Map(pages.map((page) => [page.path, `${revision(page)}${sharedDigest}`]))
}

/** A page of which a file is missing, or was cut off behind our back, is made anew. */
export function isMade(out: string, page: PageAddress, digest: string | undefined, state: PageState): boolean {
  const { digest: former, files = {} } = state[page.path] ?? {}
  if (former !== digest) return false
  const folder = path.join(out, page.path)
  const sizes = Object.entries(files)
  return sizes.length > 0 && sizes.every(([name, size]) => sizeOf(path.join(folder, name)) === size)
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size

export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 16)
}
