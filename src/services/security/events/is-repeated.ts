import type { Database } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { visitorAddress } from '../../../kernel/places/ip-address.ts'
import type { SecurityEvent, Sender } from './security-event.ts'

const minute = 60_000

/** Bounds the memory that an attack from many addresses takes. */
const maxKnown = 10_000

const known = new WeakMap<Database, Map<string, number>>()

type Refusal = SecurityEvent & { readonly sender: Sender }

/**
 * Whether the same was refused to the same visitor within a minute: an attack must not fill the table. Failed sign-ins
 * and second steps are all recorded, because their number is limited.
 */
export function isRepeated({ db, now }: Pick<Kernel, 'db' | 'now'>, { name, sender, details }: Refusal): boolean {
  if (name === 'sign-in-failed' || name === 'factor-refused') return false
  const seen = known.get(db) ?? new Map<string, number>()
  known.set(db, seen)
  const key = `${name} ${details} ${visitorAddress(sender.ip)}`
  if (Math.abs(now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY)) < minute) return true
  if (seen.size >= maxKnown) seen.clear()
  seen.set(key, now())
  return false
}
