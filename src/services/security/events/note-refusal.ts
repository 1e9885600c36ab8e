import type { SecurityEventName } from '../../../contract/index.ts'
import type { CallError } from '../../../kernel/calls/errors.ts'
import { WriteBehind } from '../../../kernel/database/write-behind.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SecurityEventTable } from '../tables.ts'
import { isRepeated } from './is-repeated.ts'
import { logEvent, rowOf, type SecurityEvent, type Sender } from './security-event.ts'

/** The event of each error that concerns security, by its code. */
const refusals: { readonly [code: string]: SecurityEventName } = {
  'captcha-refused': 'refused-captcha',
  'code-wrong': 'code-refused',
  'country-blocked': 'refused-country',
  'csrf-refused': 'refused-csrf',
  'factor-required': 'refused-role',
  'factor-wrong': 'factor-refused',
  forbidden: 'refused-role',
  'google-refused': 'sign-in-failed',
  'invitation-used': 'code-refused',
  'passkey-refused': 'factor-refused',
  'password-wrong': 'password-refused',
  'recovery-token-used': 'code-refused',
  'second-step-needed': 'second-step-asked',
  'too-many-requests': 'limit-reached',
  'user-blocked': 'refused-blocked',
  'wrong-credentials': 'sign-in-failed',
  'wrong-old-password': 'password-refused',
}

const written = new WriteBehind<Pick<Kernel, 'db' | 'now'>, SecurityEventTable>({
  one: 'A security event',
  many: 'Security events',
  async write({ db }, rows) {
    await db.insertInto('security_events').values(rows).execute()
    return rows.length
  },
})

type Refused = Omit<SecurityEvent, 'name'>

/** Records a refused request, after the response: refusing must not cost more than asking. */
export function noteRefusal(
  kernel: Pick<Kernel, 'db' | 'now'>,
  sender: Sender,
  { errorCode }: CallError,
  refused: Refused,
): void {
  const name = refusals[errorCode]
  if (!name || isRepeated(kernel, { name, sender, ...refused })) return
  written.add(
    kernel,
    () => {
      const row = rowOf({ name, ...refused }, sender, kernel.now())
      logEvent(sender, row)
      return row
    },
    sender.log,
  )
}

/** Resolves when all refusals are written. */
export const drainRefusals = ({ db }: Pick<Kernel, 'db'>): Promise<void> => written.drain(db)
