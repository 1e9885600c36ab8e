import type { PlayerCallName } from '../../contract/calls/player.ts'

/** Whom a rule counts: an address, a user name from one neighbourhood, a user name from anywhere, or an account. */
export type Counted = 'ip' | 'identity-in-network' | 'identity' | 'account'

export type LimitRule = {
  readonly by: Counted
  /** So many at once, and so many again in the course of the window. */
  readonly times: number
  readonly window: number
}

const minute = 60_000
const hour = 60 * minute

/** The narrowest rule first: who is refused by it does not use up what others share. */
export const limitRules = {
  login: [
    { by: 'identity-in-network', times: 10, window: 15 * minute },
    { by: 'ip', times: 100, window: 15 * minute },
    // Generous: a stranger who tries another's name must not lock its owner out.
    { by: 'identity', times: 200, window: 15 * minute },
  ],
  registration: [
    { by: 'identity', times: 10, window: hour },
    { by: 'ip', times: 60, window: hour },
  ],
  promo: [{ by: 'ip', times: 20, window: 10 * minute }],
  recovery: [
    { by: 'identity', times: 5, window: hour },
    { by: 'ip', times: 20, window: hour },
  ],
  tournament: [{ by: 'ip', times: 20, window: hour }],
  'without-captcha': [{ by: 'ip', times: 10, window: hour }],
  password: [{ by: 'account', times: 10, window: hour }],
  email: [{ by: 'account', times: 10, window: hour }],
  'staff-sign-in': [
    { by: 'identity-in-network', times: 10, window: 15 * minute },
    { by: 'ip', times: 50, window: 15 * minute },
    { by: 'identity', times: 200, window: 15 * minute },
  ],
} as const satisfies Readonly<Record<string, readonly LimitRule[]>>

export type LimitName = keyof typeof limitRules

/** Calls of one kind share their limits; calls that are not named here have none. */
export const limitOfCall: { readonly [Name in PlayerCallName]?: LimitName } = {
  login: 'login',
  registration: 'registration',
  'user-registration': 'registration',
  'registration-google': 'registration',
  'check-promo': 'promo',
  'request-recovery': 'recovery',
  'recover-password': 'recovery',
  'tournament-registration': 'tournament',
  'change-email': 'email',
  'confirm-email': 'email',
  'delete-email': 'email',
  'change-password': 'password',
}

/** A bucket that nobody touched for so long is full again, and needs no row. */
export const longestWindow = Math.max(
  ...Object.values(limitRules).flatMap((rules) => rules.map(({ window }) => window)),
)
