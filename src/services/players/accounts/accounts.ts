import type { Database } from '../../../kernel/database/database.ts'
import type { Identity } from '../../../rules/identity.ts'
import { readIdentity } from '../../../rules/identity.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'

export function findByIdentity(db: Database, identity: Identity): Promise<Account | undefined> {
  const accounts = db.selectFrom('accounts').selectAll()
  switch (identity.kind) {
    case 'email':
      return accounts.where('email', '=', identity.email).executeTakeFirst()
    case 'phone':
      return accounts.where('phone', '=', identity.phone).executeTakeFirst()
    default:
      return identity satisfies never
  }
}

/** The account that somebody signs in to: by e-mail, by phone, or by the name that one-click registration made. */
export function findByUsername({ db }: Players, username: string): Promise<Account | undefined> {
  const identity = readIdentity(username)
  if (identity) return findByIdentity(db, identity)
  const login = username.normalize('NFKC').trim().toLowerCase()
  return db.selectFrom('accounts').selectAll().where('login', '=', login).executeTakeFirst()
}
