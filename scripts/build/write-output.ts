import { copyFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file whole or not at all; a file that already says the same is left alone. */
export function writeOutput(file: string, text: string): 'written' | 'reused' {
  if (readIfPresent(file) === text) return 'reused'
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, file)
  return 'written'
}

/** Copies a file whole or not at all, where there is none of its size: its name says what is in it. */
export function copyOutput(from: string, to: string): void {
  if (statSync(to, { throwIfNoEntry: false })?.size === statSync(from).size) return
  mkdirSync(path.dirname(to), { recursive: true })
  const draft = `${to}.${process.pid}.tmp`
  copyFileSync(from, draft)
  renameSync(draft, to)
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
