import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import { isRootKey } from './root-key.ts'

const fileIn = (dataDir: string) => path.join(dataDir, 'root.key')

/** The root keys of the file, one per line, the current one first; none if there is no file. */
export function readKeyFile(dataDir: string): string[] {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return []
  const keys = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
  if (keys.length > 0 && keys.every(isRootKey)) return keys
  throw new StartError(`${file} must hold root keys: 32 bytes in Base64, one per line. Restore it from a backup.`)
}

/** Creates the file with this key, unless another process was faster. */
export function createKeyFile(dataDir: string, key: string): void {
  withTemporaryFile(dataDir, [key], (temporary) => {
    try {
      linkSync(temporary, fileIn(dataDir))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  })
}

/** Replaces the keys of the file, atomically. */
export function writeKeyFile(dataDir: string, keys: readonly string[]): void {
  withTemporaryFile(dataDir, keys, (temporary) => renameSync(temporary, fileIn(dataDir)))
}

/** Only the owner may read the file, from its first byte on. */
function withTemporaryFile(dataDir: string, keys: readonly string[], use: (temporary: string) => void): void {
  mkdirSync(dataDir, { recursive: true })
  const temporary = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}.tmp`
  writeFileSync(temporary, `${keys.join('\n')}\n`, { mode: 0o600, flush: true })
  try {
    use(temporary)
  } finally {
    rmSync(temporary, { force: true })
  }
}
