import type { Limit } from '../kernel/limits/limit.ts'

const quarter = 15 * 60_000

/** For sign-in and for accepting an invitation. */
export const signInLimit: Limit = {
  name: 'staff-sign-in',
  rules: [
    { by: 'identity-in-network', times: 10, window: quarter },
    { by: 'ip', times: 50, window: quarter },
    { by: 'identity', times: 200, window: quarter },
  ],
}
