import { inject, vi } from 'vitest'
import { onThisMachine } from './machine.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long a test, and a look at what must change, may take on a quiet machine, in milliseconds. */
    readonly quietly: { readonly test: number; readonly poll: number }
  }
}

const { test, poll } = inject('quietly')

// Anew for each file, as the machine may have become busy since the run began.
vi.setConfig({
  testTimeout: onThisMachine(test),
  hookTimeout: onThisMachine(test),
  expect: { poll: { timeout: onThisMachine(poll) } },
})
