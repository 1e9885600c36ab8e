import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { download } from '../../../kit/files/download.ts'
import type { Act } from './acts.ts'

type Chosen = { readonly act: Act; readonly id: string; readonly reason: string }

/** Does an act; resolves to why it failed, or to undefined. */
export function useAct(): (chosen: Chosen) => Promise<string | undefined> {
  const [block] = api.useBlockPlayerMutation()
  const [unblock] = api.useUnblockPlayerMutation()
  const [signOut] = api.useEndPlayerSessionsMutation()
  const [resetFactors] = api.useResetPlayerFactorsMutation()
  const [read] = api.useExportPlayerMutation()
  const [erase] = api.useErasePlayerMutation()
  return async ({ act, id, reason }) => {
    const { error } = await doAct()
    return error && sayFailure(error)

    async function doAct() {
      switch (act.id) {
        case 'block':
          return block({ id, reason })
        case 'unblock':
          return unblock({ id })
        case 'sign-out':
          return signOut({ id })
        case 'reset-factors':
          return resetFactors({ id, reason })
        case 'export':
          return downloadData()
        case 'erase':
          return erase({ id })
        default:
          return act.id satisfies never
      }
    }

    async function downloadData() {
      const outcome = await read({ id })
      if (outcome.data) download(`player-${id}.json`, JSON.stringify(outcome.data, null, 2), 'application/json')
      return outcome
    }
  }
}
