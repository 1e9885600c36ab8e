import { api } from '../../../api/api.ts'
import type { Asked } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'

/** Confirms or rejects a proposed result; resolves to why it failed, or to undefined. */
export function useDecide(): (asked: Asked<'decide-result'>) => Promise<string | undefined> {
  const [decide] = api.useDecideResultMutation()
  return async (asked) => {
    const { error } = await decide(asked)
    return error && sayFailure(error)
  }
}
