import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeOutput } from './write-output.ts'

/** The process that builds into a folder, or whose build has failed there. */
type Builder = { readonly host: string; readonly pid: number; readonly hasFailed?: boolean }

const lockFile = '.building'
const hour = 60 * 60_000

type Building = {
  readonly end: () => void
  /** The next build deletes what this one has left. */
  readonly fail: () => void
}

/**
 * Waits until no other build of this machine writes to the folder: one that outlived its server could otherwise finish
 * last, with outdated pages. Deletes temporary files of a build that has crashed or failed.
 */
export async function beginBuild(out: string, maxWait = 60_000): Promise<Building> {
  const file = path.join(out, lockFile)
  const until = performance.now() + maxWait
  const own: Builder = { host: hostname(), pid: process.pid }
  mkdirSync(out, { recursive: true })
  while (!takes(file, own)) {
    const former = readBuilder(file)
    if (isAtWork(former) && performance.now() < until) await wait(50)
    else {
      if (former && isDead(former, file)) removeDrafts(out, former)
      rmSync(file, { force: true })
    }
  }
  return {
    end: () => rmSync(file, { force: true }),
    fail: () => void writeOutput(file, JSON.stringify({ ...own, hasFailed: true })),
  }
}

/** Creates the lock, if there is none: of two that begin at once, one waits. */
function takes(file: string, builder: Builder): boolean {
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, JSON.stringify(builder))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

function readBuilder(file: string): Builder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Builder
  } catch {
    return undefined
  }
}

/** A lock with our own pid is stale, as a process runs one build at a time. */
function isAtWork(builder: Builder | undefined): boolean {
  if (builder?.host !== hostname() || builder.pid === process.pid || builder.hasFailed) return false
  try {
    process.kill(builder.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Processes of another machine are not visible, so their lock expires after an hour. */
function isDead(builder: Builder, file: string): boolean {
  if (builder.host === hostname()) return !isAtWork(builder)
  return Date.now() - statSync(file).mtimeMs > hour
}

function removeDrafts(out: string, { pid }: Builder): void {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  for (const name of names) if (name.endsWith(`.${pid}.tmp`)) rmSync(path.join(out, name), { force: true })
}
