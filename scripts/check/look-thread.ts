import { parentPort, workerData } from 'node:worker_threads'
import { listRegistry } from '../../src/registry/files/list-files.ts'
import { type SharedStamping, shareStamping, stampShare } from '../../src/registry/files/stamps.ts'
import type { RegistryFolders } from '../cli/registry-options.ts'

/** The files, in lists with one a line, and their stamps, which are complete when `done` follows. */
export type Listed = { readonly records: string; readonly paths: string; readonly stamping: SharedStamping }

const { pages, locales } = workerData as RegistryFolders
const files = listRegistry(pages, locales)
const paths = files.map(({ path }) => path)
const stamping = shareStamping(files.length)
const records = files.map(({ record }) => record).join('\n')
parentPort?.postMessage({ records, paths: paths.join('\n'), stamping } satisfies Listed)
stampShare(paths, stamping)
parentPort?.postMessage('done')
