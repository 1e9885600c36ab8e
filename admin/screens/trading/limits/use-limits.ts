import { api } from '../../../api/api.ts'
import type { Asked } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import type { Limited } from './limited.ts'

const placeOf = ({ match, market }: Limited) => ({ match, ...(market !== undefined && { market }) })

type Setting = Limited &
  Pick<Asked<'set-stake-limit'>, 'currency' | 'reason'> & {
    /** In minor units; undefined without a limit. */
    readonly stake: number | undefined
    readonly payout: number | undefined
  }

/** Sets a limit; resolves to why it failed, or to undefined. */
export function useSetLimit(): (limit: Setting) => Promise<string | undefined> {
  const [set] = api.useSetStakeLimitMutation()
  return async ({ currency, stake, payout, reason, ...about }) => {
    const limits = { ...(stake !== undefined && { stake }), ...(payout !== undefined && { payout }) }
    const { error } = await set({ ...placeOf(about), ...limits, currency, reason })
    return error && sayFailure(error)
  }
}

type Removing = Limited & Pick<Asked<'remove-stake-limit'>, 'currency' | 'reason'>

/** Removes a limit; resolves to why it failed, or to undefined. */
export function useRemoveLimit(): (limit: Removing) => Promise<string | undefined> {
  const [remove] = api.useRemoveStakeLimitMutation()
  return async ({ currency, reason, ...about }) => {
    const { error } = await remove({ ...placeOf(about), currency, reason })
    return error && sayFailure(error)
  }
}
