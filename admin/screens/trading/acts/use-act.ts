import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import type { Act } from './acts.ts'

/** What is done, and about what. */
export type Chosen = {
  readonly act: Act
  /** In words. */
  readonly name: string
  /** The id of the market; the whole match if left out. */
  readonly market?: string
}

/** Does an act about a match; resolves to why it failed, or to undefined. */
export function useAct(match: string): (chosen: Chosen, reason: string) => Promise<string | undefined> {
  const [suspend] = api.useSuspendBetsMutation()
  const [reopen] = api.useReopenBetsMutation()
  return async ({ act, market }, reason) => {
    const what = { match, reason, ...(market !== undefined && { market }) }
    const { error } = await (act.id === 'suspend' ? suspend(what) : reopen(what))
    return error && sayFailure(error)
  }
}
