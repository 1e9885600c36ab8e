import { copyFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { markOf } from '../../src/server/manifest-file.ts'

/** What was found in files; one that has not been written since is not read again. */
const found = new Map<string, { readonly mark: string; readonly text: string }>()

/** Writes a file atomically; skips it if its content is unchanged. */
export function writeOutput(file: string, text: string): 'written' | 'reused' {
  if (hasContent(file, text)) return 'reused'
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, file)
  found.delete(file)
  return 'written'
}

/** Copies a file atomically unless one of the same size exists: its name contains a digest of its content. */
export function copyOutput(from: string, to: string): void {
  if (statSync(to, { throwIfNoEntry: false })?.size === statSync(from).size) return
  mkdirSync(path.dirname(to), { recursive: true })
  const draft = `${to}.${process.pid}.tmp`
  copyFileSync(from, draft)
  renameSync(draft, to)
}

export function hasContent(file: string, text: string): boolean {
  const mark = markOf(file)
  const last = found.get(file)
  if (last?.mark === mark) return last.text === text
  try {
    const now = readFileSync(file, 'utf8')
    found.set(file, { mark, text: now })
    return now === text
  } catch {
    return false
  }
}
