import { useSyncExternalStore } from 'react'
import type { Slip } from './read-slip.ts'
import { slip } from './slip.ts'

/** The slip as it is now; empty on the server and during hydration. */
export const useSlipContent = (): Slip => useSyncExternalStore(slip.subscribe, slip.get, slip.atFirst)
