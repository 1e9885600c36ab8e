import { type RegistryBounds, usualBounds } from '../../src/desk/records/registry-bounds.ts'
import { onThisMachine } from '../machine.ts'

const patience = Object.fromEntries(
  Object.entries(usualBounds.patience).map(([operation, time]) => [operation, onThisMachine(time)]),
) as RegistryBounds['patience']

/** What waits for its turn does so longer on a busy machine. */
export const patientBounds: RegistryBounds = { ...usualBounds, patience }
