import { CallError } from '../calls/errors.ts'
import { hmac } from '../hmac.ts'
import type { Kernel } from '../kernel.ts'
import { networkOf, visitorAddress } from '../places/ip-address.ts'
import type { Counted, Limit } from './limit.ts'
import { takeOwnToken } from './process-buckets.ts'
import { takeToken } from './take-token.ts'

type Limited = Pick<Kernel, 'db' | 'now' | 'secrets'>

type Asking = {
  readonly ip?: string | undefined
  /** The user name, normalised for comparison. */
  readonly identity?: string | undefined
  readonly account?: string | undefined
}

/** Throws `too-many-requests` if the address, user name or account has exceeded the limit. */
export async function applyLimit(kernel: Limited, limit: Limit, asking: Asking): Promise<void> {
  const counted = countedBy(asking)
  for (const rule of limit.rules) {
    const who = counted[rule.by]
    if (!who) continue
    const key = keyOf(kernel, limit, rule.by, who)
    if (limit.within === 'process') takeOwnToken(kernel, key, rule)
    else await takeToken(kernel, { key, rule })
  }
}

/** Whether the limit allows it, for what is left out silently. */
export async function isWithinLimit(kernel: Limited, limit: Limit, asking: Asking): Promise<boolean> {
  try {
    await applyLimit(kernel, limit, asking)
    return true
  } catch (error) {
    if (error instanceof CallError && error.errorCode === 'too-many-requests') return false
    throw error
  }
}

function countedBy({ ip, identity, account }: Asking): { readonly [By in Counted]: string | undefined } {
  return {
    ip: ip && visitorAddress(ip),
    identity,
    'identity-in-network': ip && identity && `${identity} ${networkOf(ip)}`,
    account,
  }
}

/** Keys are hashed, so the database contains neither names nor addresses. */
function keyOf({ secrets }: Limited, { name }: Limit, by: Counted, who: string): string {
  return `${name}:${by}:${hmac(secrets.keyFor('limits'), who).toString('base64url')}`
}
