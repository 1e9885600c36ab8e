import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
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

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
