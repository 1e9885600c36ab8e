import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Failing to write a cache is no error: the next check only takes longer. */
export function writeCache(file: string, stored: unknown): void {
  const draft = `${file}.${process.pid}.tmp`
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
