import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerRequest, WorkerResponse } from './registry.ts'
import { createRegistryState, type RegistryState } from './registry-state.ts'

const { pagesDir, localesDir } = workerData
const state = createRegistryState(pagesDir, localesDir)

parentPort?.on('message', (request: WorkerRequest | null) => {
  if (request) parentPort?.postMessage({ id: request.id, ...answer(request.operation, request.args) })
  else parentPort?.close()
})

function answer(operation: keyof RegistryState, args: readonly unknown[]): Omit<WorkerResponse, 'id'> {
  try {
    // The types of operation and arguments are checked by the caller.
    const run = state[operation] as (...args: readonly unknown[]) => unknown
    return { result: run(...args) }
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
