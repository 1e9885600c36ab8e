import type { Manifest } from '../../contract/index.ts'

const answers = new WeakMap<Manifest, Map<string, object>>()
const texts = new WeakMap<object, string>()

/** Bounds the cache: invented queries must not fill the memory. */
const maxEntries = 2000

/** Caches an answer that depends on the records alone, per build and query. */
export function cachedAnswer<Answer extends object>(records: Manifest, key: string, make: () => Answer): Answer {
  const known = answers.get(records) ?? new Map<string, object>()
  answers.set(records, known)
  const answer = known.get(key) ?? make()
  if (known.size >= maxEntries) known.clear()
  known.set(key, answer)
  if (!texts.has(answer)) texts.set(answer, JSON.stringify(answer))
  // The key starts with the name of the call, so a key has exactly one type of answer.
  return answer as Answer
}

/** Serialises an answer; a cached answer is serialised only once. */
export const jsonOf = (answer: unknown): string =>
  (typeof answer === 'object' && answer !== null && texts.get(answer)) || JSON.stringify(answer)
