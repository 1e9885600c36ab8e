import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../src/contract/index.ts'
import { digest } from '../../src/kernel/digest.ts'
import { type Messages, pageRevisionOf } from '../../src/registry/index.ts'
import type { PageAddress } from '../../src/routing/pages.ts'
import { type PageFiles, writeWhole } from './write-page.ts'

/** The digest of each page's inputs when it was last built, and the sizes of its files. */
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

/** Marks pages as not built before they are built, so an interrupted build is repeated. */
export async function forgetPages(out: string, state: PageState, pages: readonly PageAddress[]): Promise<void> {
  const doubtful = new Set(pages.map((page) => page.path))
  const sure = Object.entries(state).filter(([place]) => !doubtful.has(place))
  if (sure.length < Object.keys(state).length) await writePageState(out, Object.fromEntries(sure))
}

/** The digest of each page's own inputs, and of the inputs that all pages share. */
export function pageDigests(
  manifest: Manifest,
  pages: readonly PageAddress[],
  messages: Messages,
  shared: string,
): Map<string, string> {
  const revision = pageRevisionOf(manifest, messages, digest)
  return new Map(pages.map((page) => [page.path, `${revision(page)}${shared}`]))
}

/** Whether a page is up to date and its files are complete. */
export function isMade(out: string, page: PageAddress, digest: string | undefined, state: PageState): boolean {
  const { digest: former, files = {} } = state[page.path] ?? {}
  if (former !== digest) return false
  const folder = path.join(out, page.path)
  const sizes = Object.entries(files)
  return sizes.length > 0 && sizes.every(([name, size]) => sizeOf(path.join(folder, name)) === size)
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size
