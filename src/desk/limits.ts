import { type StaffCallName, staffCalls } from '../contract/calls/staff.ts'
import { generalLimit, type Limit } from '../kernel/limits/limit.ts'

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

/** For calls that anybody can make. */
const openLimit: Limit = { name: 'staff-open', within: 'process', rules: [{ by: 'ip', times: 600, window: 60_000 }] }

/** The limit of a call; those of signing in also count names, which only their handlers know. */
export const limitOf = (name: StaffCallName): Limit => (staffCalls[name].role === 'anyone' ? openLimit : generalLimit)
