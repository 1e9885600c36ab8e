import { createHmac } from 'node:crypto'
import type { PlayerCallName } from '../../contract/calls/player.ts'
import { readIdentity } from '../../rules/identity.ts'
import type { Platform } from '../../server/calls/platform.ts'
import type { Caller } from '../calls/call.ts'
import { networkOf, visitorAddress } from '../places/ip-address.ts'
import { type Counted, type LimitName, type LimitRule, limitOfCall, limitRules } from './limit-rules.ts'
import { takeToken } from './take-token.ts'

type Limited = Pick<Platform, 'db' | 'now' | 'secrets'>

/** What the limits look at; the rest of a call is not theirs. */
type Asked = { readonly body?: unknown; readonly caller: Pick<Caller, 'ip'> }

/** Refuses with `too-many-requests` where this visitor, or this name, asked too often. */
export function limitCall(platform: Limited, name: PlayerCallName, { body, caller: { ip } }: Asked): Promise<void> {
  return takeTokens(platform, limitOfCall[name], countedBy(ip, identityOf(body)))
}

/** The same for whoever signs in at the desk, or uses an invitation. */
export function limitStaff(platform: Limited, ip: string, identity: string): Promise<void> {
  return takeTokens(platform, 'staff-sign-in', countedBy(ip, identity))
}

function countedBy(ip: string, identity: string | undefined) {
  return {
    ip: visitorAddress(ip),
    identity,
    'identity-in-network': identity && `${identity} ${networkOf(ip)}`,
  }
}

/** The same for a player, whom a call knows only after it has read the session. */
export function limitAccount(platform: Limited, name: PlayerCallName, accountId: string): Promise<void> {
  return takeTokens(platform, limitOfCall[name], { account: accountId })
}

/** A form without a captcha, where others have one. */
export function limitWithoutCaptcha(platform: Limited, ip: string): Promise<void> {
  return takeTokens(platform, 'without-captcha', { ip: visitorAddress(ip) })
}

async function takeTokens(
  platform: Limited,
  limit: LimitName | undefined,
  asking: { readonly [By in Counted]?: string | undefined },
): Promise<void> {
  if (!limit) return
  const rules: readonly LimitRule[] = limitRules[limit]
  for (const rule of rules) {
    const who = asking[rule.by]
    if (who) await takeToken(platform, { key: keyOf(platform, limit, rule.by, who), rule })
  }
}

/** The database learns neither names nor addresses. */
function keyOf({ secrets }: Limited, limit: LimitName, by: Counted, who: string): string {
  return `${limit}:${by}:${createHmac('sha256', secrets.keyFor('limits')).update(who).digest('base64url')}`
}

/** However it was spelt, one mailbox or phone is one name. */
function identityOf(body: unknown): string | undefined {
  const { username, phone_code: country } = (body ?? {}) as { username?: unknown; phone_code?: unknown }
  if (typeof username !== 'string' || username.trim() === '') return undefined
  const identity = readIdentity(username, typeof country === 'string' ? country : undefined)
  if (!identity) return username.normalize('NFKC').trim().toLowerCase()
  return identity.kind === 'email' ? identity.email : identity.phone
}
