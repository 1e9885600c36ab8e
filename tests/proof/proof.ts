import { type TestOptions, test } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    proof?: { readonly expected: string; readonly seen: string }
  }
}

/**
 * A test that stands as a line in `tests/trust.md`: what is tried, what has to happen, and what was seen.
 * `look` holds what it saw against what it expects, and says it in words that are the same in each run.
 */
export function proof(tried: string, expected: string, look: () => Promise<string>, options: TestOptions = {}) {
  test(tried, options, async ({ task }) => {
    task.meta.proof = { expected, seen: await look() }
  })
}
