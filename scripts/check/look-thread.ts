import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type Comparison, changedRecords, compareWith, type FormerFiles } from '../../src/registry/files/comparison.ts'
import type { RegistryFolders } from '../cli/registry-options.ts'

/** What the thread tells, one after the other. */
export type Told = {
  /** Undefined if any file is gone. */
  readonly comparison: Comparison | undefined
  /** What it found itself; whatever the other thread had not begun, it has compared. */
  readonly changed: readonly string[]
}

const tell = <Name extends keyof Told>(what: Told[Name]) => parentPort?.postMessage(what)

if (parentPort) {
  const { pages, locales } = workerData as RegistryFolders
  const [former] = (await once(parentPort, 'message')) as [FormerFiles]
  const comparison = compareWith(former, pages, locales)
  tell<'comparison'>(comparison)
  tell<'changed'>(comparison ? changedRecords(comparison) : [])
}
