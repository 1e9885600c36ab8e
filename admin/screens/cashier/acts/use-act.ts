import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import type { Given } from '../../../parts/queue/act.ts'
import type { Act } from './acts.ts'
import { isReason } from './reasons.ts'

type Chosen = Given & { readonly act: Act; readonly id: string }

/** Does an act; resolves to why it failed, or to undefined. */
export function useAct(): (chosen: Chosen) => Promise<string | undefined> {
  const [approve] = api.useApproveWithdrawalMutation()
  const [send] = api.useSendWithdrawalMutation()
  const [reject] = api.useRejectWithdrawalMutation()
  const [note] = api.useNoteWithdrawalMutation()
  return async (chosen) => {
    const { error } = await doAct(chosen)
    return error && sayFailure(error)
  }

  function doAct({ act, id, reason, note: text }: Chosen) {
    switch (act.id) {
      case 'approve':
        return approve({ id, note: text })
      case 'send':
        return send({ id, note: text })
      case 'reject':
        return reject({ id, reason: isReason(reason) ? reason : 'other', note: text })
      case 'note':
        return note({ id, note: text })
      default:
        return act.id satisfies never
    }
  }
}
