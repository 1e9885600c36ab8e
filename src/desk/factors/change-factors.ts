import type { SecurityEventName } from '../../contract/index.ts'
import type { Caller } from '../../kernel/calls/call.ts'
import { inTurn } from '../../kernel/database/in-turn.ts'
import { sendSoon } from '../../kernel/mail/send-soon.ts'
import { addSecurityEvent } from '../../services/security/events/add-security-event.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'
import { factorNotice } from './factor-notice.ts'

type Change<Result> = {
  readonly name: Extract<SecurityEventName, 'factor-added' | 'factor-removed' | 'recovery-codes-made'>
  /** Which factor, for the log. */
  readonly what: string
  readonly work: (desk: Desk) => Promise<Result>
}

type Asking = { readonly staff: Staff; readonly caller: Caller }

/** Each change of factors needs the password again, because sessions get stolen. */
export async function requirePassword(
  { passwords }: Pick<Desk, 'passwords'>,
  { staff, body }: { readonly staff: Staff; readonly body: { readonly password: string } },
): Promise<void> {
  if (!(await passwords.verify(body.password, staff.password_hash))) throw callError('password-wrong')
}

/** Changes the asking staff member's own factors: one change at a time, logged and told by e-mail. */
export async function changeFactors<Result>(
  desk: Desk,
  { staff, caller }: Asking,
  { name, what, work }: Change<Result>,
): Promise<Result> {
  const result = await inTurn(desk.db, `factors of ${staff.id}`, async (db) => {
    const done = await work({ ...desk, db })
    await recordChange({ ...desk, db }, { staff, caller, name, what })
    return done
  })
  sendSoon(desk, caller, factorNotice(desk, staff, name))
  return result
}

type Recorded = {
  readonly staff: Staff
  readonly caller: Caller
  readonly name: SecurityEventName
  readonly what: string
}

async function recordChange(desk: Desk, { staff, caller, name, what }: Recorded): Promise<void> {
  await addAuditEntry(desk, { staff, action: name, details: what })
  await addSecurityEvent(desk, caller, { name, staff: staff.id, details: what })
}
