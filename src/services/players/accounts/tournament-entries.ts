import type { Database } from '../../../kernel/database/database.ts'
import type { Account } from '../tables.ts'

type Contacts = Pick<Account, 'id' | 'email' | 'phone'>

/** Entries are by contact, as visitors without an account may enter, too. */
const contactsOf = ({ id, email, phone }: Contacts) => [id, email, phone].filter((one) => one !== null)

export function entriesOf(db: Database, contacts: Contacts) {
  return db.selectFrom('tournament_entries').selectAll().where('contact', 'in', contactsOf(contacts)).execute()
}

export async function deleteEntriesOf(db: Database, contacts: Contacts): Promise<void> {
  await db.deleteFrom('tournament_entries').where('contact', 'in', contactsOf(contacts)).execute()
}
