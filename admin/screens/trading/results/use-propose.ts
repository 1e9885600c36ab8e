import { api } from '../../../api/api.ts'
import type { Asked } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'

/** Proposes a result; resolves to why it failed, or to undefined. */
export function usePropose(): (asked: Asked<'propose-result'>) => Promise<string | undefined> {
  const [propose] = api.useProposeResultMutation()
  return async (asked) => {
    const { error } = await propose(asked)
    return error && sayFailure(error)
  }
}
