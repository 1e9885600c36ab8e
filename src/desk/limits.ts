import { type StaffCallName, staffCalls } from '../contract/calls/staff.ts'
import { generalLimit, type Limit, type Limits } from '../kernel/limits/limit.ts'

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

/** For the second step of signing in, and for passkeys. */
export const secondStepLimit: Limit = { name: 'staff-second-step', rules: [{ by: 'ip', times: 100, window: quarter }] }

/**
 * For codes of an authenticator app, which only somebody with the password can guess: 720 of a million a day. Recovery
 * codes and passkeys are not counted, so the owner is never locked out.
 */
export const appCodeLimit: Limit = {
  name: 'staff-app-code',
  rules: [{ by: 'account', times: 30, window: 4 * quarter }],
}

/** For changes that need the password again. */
export const factorLimit: Limit = { name: 'staff-factors', rules: [{ by: 'account', times: 20, window: quarter }] }

/** For calls that anybody can make. */
const openLimit: Limit = { name: 'staff-open', within: 'process', rules: [{ by: 'ip', times: 600, window: 60_000 }] }

/** Comments of people without an account: some from each address, and not very many on one link. */
export const guestCommentLimit: Limit = {
  name: 'guest-comments',
  rules: [
    { by: 'ip', times: 20, window: quarter },
    { by: 'identity', times: 60, window: quarter },
  ],
}

/** More than an editor makes while typing; a check that is given up costs a process. */
const checkLimit: Limit = { name: 'check', within: 'process', rules: [{ by: 'account', times: 120, window: 60_000 }] }

/** A picture costs a second of work and a megabyte of space. */
const uploadLimit: Limit = { name: 'pictures', rules: [{ by: 'account', times: 100, window: quarter }] }

/** The pictures of a list, each in its size. */
const pictureLimit: Limit = {
  name: 'picture',
  within: 'process',
  rules: [{ by: 'account', times: 2000, window: 60_000 }],
}

const narrower: Limits<StaffCallName> = {
  'upload-picture': uploadLimit,
  'weigh-picture': uploadLimit,
  picture: pictureLimit,
  check: checkLimit,
  'bulk-dry-run': checkLimit,
  'add-authenticator': factorLimit,
  'set-up-passkey': factorLimit,
  'remove-passkey': factorLimit,
  'remove-authenticator': factorLimit,
  'make-recovery-codes': factorLimit,
}

/** The limit of a call; those of signing in also count names, which only their handlers know. */
export const limitOf = (name: StaffCallName): Limit =>
  narrower[name] ?? (staffCalls[name].role === 'anyone' ? openLimit : generalLimit)
