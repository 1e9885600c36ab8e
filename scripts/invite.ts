import { addAuditEntry } from '../src/desk/audit/audit.ts'
import { resetFactorsOf } from '../src/desk/factors/reset-factors.ts'
import { inviteStaff } from '../src/desk/staff/invitations.ts'
import { CallError } from '../src/kernel/calls/errors.ts'
import { type Database, openDatabase } from '../src/kernel/database/database.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { normalizeEmail } from '../src/rules/email.ts'
import { staffRoles } from '../src/rules/staff-roles.ts'
import { allMigrations } from '../src/server/services/services.ts'
import { readSettings } from '../src/server/settings.ts'
import { addSecurityEvent } from '../src/services/security/events/add-security-event.ts'
import { senderWithoutRequest } from '../src/services/security/events/security-event.ts'
import { runCommand, UsageError } from './cli/command.ts'

const sender = senderWithoutRequest({ info: () => {}, warn: () => {} })

async function reset(db: Database, email: string): Promise<void> {
  const desk = { db, now: Date.now }
  const staff = await resetFactorsOf(desk, { email: normalizeEmail(email) ?? email })
  if (!staff) throw new UsageError(`No account has the e-mail address "${email}".`)
  await addAuditEntry(desk, { action: 'reset-factors', details: staff.email })
  await addSecurityEvent(desk, sender, { name: 'factors-reset', details: `those of ${staff.id}, by command` })
}

await runCommand({
  usage: `Prints an invitation link to the admin: npm run invite -- <e-mail> [--role ROLE]

  <e-mail>         the e-mail address of the invited person
  --role ROLE      ${staffRoles.join(', ')} (default: administrator)
  --reset-factors  also removes the second factors of an existing account whose owner has lost them

The link works once, within 24 hours. For an existing account it resets the password and changes nothing else.
It starts with PUBLIC_URL, and is stored in the platform's database (DATABASE_URL or DATA_DIR).`,
  options: { role: { type: 'string', default: 'administrator' }, 'reset-factors': { type: 'boolean', default: false } },
  async run(values, [email, ...more]) {
    const role = staffRoles.find((known) => known === values.role)
    if (!role) throw new UsageError(`Unknown role "${values.role}". Roles: ${staffRoles.join(', ')}.`)
    if (email === undefined || more.length > 0)
      throw new UsageError('Give one e-mail address: npm run invite -- asha@example.com')
    const settings = readSettings(process.env)
    const db = openDatabase(settings)
    try {
      await migrate(db, allMigrations)
      const desk = { db, now: Date.now, settings }
      if (values['reset-factors']) await reset(db, email)
      console.log(await inviteStaff(desk, { email, role }))
      await addSecurityEvent(desk, sender, { name: 'staff-invited', details: `${role}, by command` })
      return 0
    } catch (error) {
      throw error instanceof CallError ? new UsageError(`${error.message}.`) : error
    } finally {
      await db.destroy()
    }
  },
})
