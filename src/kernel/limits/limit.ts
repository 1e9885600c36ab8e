/** What a rule counts by: address, user name within a network, user name from anywhere, or account. */
export type Counted = 'ip' | 'identity-in-network' | 'identity' | 'account'

export type LimitRule = {
  readonly by: Counted
  /** Size of the burst, and number of tokens refilled per window. */
  readonly times: number
  /** Milliseconds. */
  readonly window: number
}

/** A rate limit. Calls with the same limit share it. */
export type Limit = {
  readonly name: string
  /** Each process counts on its own, in memory: for calls that are cheaper than a row in the database. */
  readonly within?: 'process'
  /** Narrowest rule first, so a refused caller does not use up a wider, shared rule. */
  readonly rules: readonly LimitRule[]
}

/** The limits of a service by call; calls not listed have the general one. */
export type Limits<CallName extends string = string> = { readonly [Name in CallName]?: Limit }

/** A bucket unused for this long is full again and its row can be deleted. */
export function longestWindow(limits: readonly Limit[]): number {
  return Math.max(0, ...limits.flatMap(({ rules }) => rules.map(({ window }) => window)))
}

const minute = 60_000

/** For every call without a narrower limit; an address can be shared by very many people. */
export const generalLimit: Limit = {
  name: 'call',
  within: 'process',
  rules: [
    { by: 'account', times: 1200, window: minute },
    { by: 'ip', times: 3000, window: minute },
  ],
}
