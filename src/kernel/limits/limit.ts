/** Whom a rule counts: an address, a user name from one neighbourhood, a user name from anywhere, or an account. */
export type Counted = 'ip' | 'identity-in-network' | 'identity' | 'account'

export type LimitRule = {
  readonly by: Counted
  /** So many at once, and so many again in the course of the window. */
  readonly times: number
  /** Milliseconds. */
  readonly window: number
}

/** How often something may be asked. Calls with the same limit share it. */
export type Limit = {
  readonly name: string
  /** The narrowest rule first: a caller whom it refuses does not use up what others share. */
  readonly rules: readonly LimitRule[]
}

/** The limits of a service, by call; a call that is not named has none. */
export type Limits<CallName extends string = string> = { readonly [Name in CallName]?: Limit }

/** A bucket that nobody touched for so long is full again, and needs no row. */
export function longestWindow(limits: readonly Limit[]): number {
  return Math.max(0, ...limits.flatMap(({ rules }) => rules.map(({ window }) => window)))
}
