import type { Caller } from '../../../kernel/calls/call.ts'
import { hasFactor } from '../held-factors.ts'
import type { Factors, Owner } from '../owner.ts'
import { awaitSecondStep, endStep, ownerOfStep, secondStepLifetime } from './second-steps.ts'

type Place = {
  readonly kind: Owner['kind']
  /** Not the cookie of a session: whoever has only done the first step is signed out. */
  readonly cookie: string
  readonly path: string
}

/** The second step follows in the browser of the first, which keeps the token in a cookie. */
export function stepsInBrowser({ kind, cookie, path }: Place) {
  const tokenOf = (caller: Caller) => caller.cookie(cookie) ?? ''
  const give = (caller: Caller, token: string, milliseconds: number) =>
    caller.setCookie(cookie, token, milliseconds / 1000, { path, sameSite: 'strict' })
  return {
    /** After the first step. Returns whether a second one is needed, which this browser can do from now on. */
    async begin(factors: Factors, caller: Caller, id: string): Promise<boolean> {
      const owner = { kind, id }
      if (!(await hasFactor(factors.db, owner))) return false
      give(caller, await awaitSecondStep(factors, owner), secondStepLifetime)
      return true
    },
    /** Who has done the first step in this browser; undefined if nobody has, or too long ago. */
    owner: (factors: Factors, caller: Caller): Promise<Owner | undefined> =>
      ownerOfStep(factors, kind, tokenOf(caller)),
    /** Uses the first step up: it leads to one session. Returns whether this was the first use. */
    end(factors: Factors, caller: Caller): Promise<boolean> {
      give(caller, '', 0)
      return endStep(factors, kind, tokenOf(caller))
    },
  }
}
