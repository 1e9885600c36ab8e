import { parentPort, workerData } from 'node:worker_threads'
import type { Answered, Question } from './registry.ts'
import { createRegistryState, type RegistryState } from './registry-state.ts'

const { pagesDir, localesDir } = workerData
const state = createRegistryState(pagesDir, localesDir)

parentPort?.on('message', (question: Question | null) => {
  if (question) parentPort?.postMessage({ id: question.id, ...answer(question.what, question.given) })
  else parentPort?.close()
})

function answer(what: keyof RegistryState, given: readonly unknown[]): Omit<Answered, 'id'> {
  try {
    // The types of operation and arguments are checked by the caller.
    const ask = state[what] as (...given: readonly unknown[]) => unknown
    return { result: ask(...given) }
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
