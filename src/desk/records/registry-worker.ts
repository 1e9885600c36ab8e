import { createRegistryState, type RegistryState } from './registry-state.ts'

export type WorkerRequest = { readonly operation: keyof RegistryState; readonly args: readonly unknown[] }
export type WorkerResponse = { readonly result?: unknown; readonly problem?: string }

const [pagesDir = '', localesDir = ''] = process.argv.slice(2)
const state = createRegistryState(pagesDir, localesDir)

process.on('message', (request: WorkerRequest) => process.send?.(answer(request)))
// The server stops it when it is done, and it does not outlive the server.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

function answer({ operation, args }: WorkerRequest): WorkerResponse {
  try {
    // The types of operation and arguments are checked by the caller.
    const run = state[operation] as (...args: readonly unknown[]) => unknown
    return { result: run(...args) }
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
