import { type TestOptions, test } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    proof?: { readonly expected: string; readonly seen: string }
  }
}

/**
 * A test that appears as a row in `tests/trust.md`: what is tried, what is expected, and what was seen. `look` checks
 * the result and describes it in words that are the same in every run.
 */
export function proof(tried: string, expected: string, look: () => Promise<string>, options: TestOptions = {}) {
  test(tried, options, async ({ task }) => {
    task.meta.proof = { expected, seen: await look() }
  })
}
