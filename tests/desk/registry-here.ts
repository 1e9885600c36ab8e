import { createRegistry, type Registry } from '../../src/desk/records/registry.ts'
import { createRegistryState } from '../../src/desk/records/registry-state.ts'
import { answer, type WorkerProcess } from '../../src/kernel/worker-process.ts'
import { patientBounds } from './patient-bounds.ts'

/** The registry without its process, whose start costs more than what most tests ask of it. */
export const registryHere = (pages: string): Registry => {
  const state = createRegistryState(pages, 'locales')
  const process: WorkerProcess = {
    start() {},
    run: async (request) => structuredClone(await answer(state, structuredClone(request))),
    async stop() {},
  }
  return createRegistry(pages, 'locales', patientBounds, process)
}
