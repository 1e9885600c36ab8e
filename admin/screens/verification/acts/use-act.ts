import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import type { Given } from '../../../parts/queue/act.ts'
import type { Act } from './acts.ts'
import { isReason } from './reasons.ts'

type Chosen = Given & { readonly act: Act; readonly id: string }

/** Does an act; resolves to why it failed, or to undefined. */
export function useAct(): (chosen: Chosen) => Promise<string | undefined> {
  const [decide] = api.useDecideVerificationMutation()
  return async ({ act, id, reason, note }) => {
    const { error } = await decide({ id, act: act.id, note, ...(isReason(reason) && { reason }) })
    return error && sayFailure(error)
  }
}
