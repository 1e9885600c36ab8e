import type { Manifest } from '../../contract/index.ts'

const answers = new WeakMap<Manifest, Map<string, object>>()
const texts = new WeakMap<object, string>()

/** So many questions are remembered; who invents more of them fills no memory. */
const most = 2000

/** An answer that follows from the records alone: made once for each build and question. */
export function keptAnswer<Answer extends object>(records: Manifest, question: string, make: () => Answer): Answer {
  const known = answers.get(records) ?? new Map<string, object>()
  answers.set(records, known)
  const answer = known.get(question) ?? make()
  if (known.size >= most) known.clear()
  known.set(question, answer)
  if (!texts.has(answer)) texts.set(answer, JSON.stringify(answer))
  // Each question has one form of answer: whoever asks names the call in it.
  return answer as Answer
}

/** An answer as it is sent; a kept one is written down already. */
export const jsonOf = (answer: unknown): string =>
  (typeof answer === 'object' && answer !== null && texts.get(answer)) || JSON.stringify(answer)
