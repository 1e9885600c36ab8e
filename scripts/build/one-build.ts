import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'

const longestWait = 10 * 60_000

type Building = {
  readonly end: () => void
  /** The next build deletes what this one has left. */
  readonly fail: () => void
}

/**
 * Waits until no other build writes to the folder: one that outlived its server could otherwise finish last, with
 * outdated pages. Deletes temporary files of a build that has crashed or failed.
 */
export async function beginBuild(out: string): Promise<Building> {
  mkdirSync(out, { recursive: true })
  // The system's reason is clearer than SQLite's.
  accessSync(out, constants.W_OK)
  const note = path.join(out, '.building')
  const release = await lock(`${note}.lock`, () => `process ${readNote(note) ?? 'unknown'}`)
  try {
    const former = readNote(note)
    if (former) removeDrafts(out, former)
    writeFileSync(note, `${process.pid}`)
  } catch (error) {
    release()
    throw error
  }
  return {
    end: () => {
      rmSync(note, { force: true })
      release()
    },
    fail: release,
  }
}

/** SQLite's lock of a file, as the system releases it when its process dies, and no two can take over from a dead one. */
async function lock(file: string, holder: () => string): Promise<() => void> {
  const until = performance.now() + longestWait
  const database = new Database(file, { timeout: 0 })
  while (!isTaken(database)) {
    if (performance.now() > until) {
      database.close()
      throw new Error(`Another build (${holder()}) still writes to ${path.dirname(file)}. End it, then try again.`)
    }
    await wait(20)
  }
  return () => void database.close()
}

function isTaken(database: Database.Database): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}

/** The process that builds, or whose build has failed or crashed. */
function readNote(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function removeDrafts(out: string, pid: number): void {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  for (const name of names) if (name.endsWith(`.${pid}.tmp`)) rmSync(path.join(out, name), { force: true })
}
