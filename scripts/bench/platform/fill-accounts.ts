import path from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { databaseFile } from '../../../src/kernel/database/database.ts'

export const nameOf = (account: number) => `player-${account}@example.com`

/** Adds accounts up to a number, all with one password. The database is temporary, so writes are not synced. */
export function fillAccounts(folder: string, from: number, to: number, passwordHash: string): void {
  const database = new BetterSqlite(path.join(folder, databaseFile))
  database.pragma('synchronous = OFF')
  const columns = ['id', 'email', 'email_written', 'email_confirmed', 'password_hash', 'currency', 'locale']
  const others = ['subscriptions', 'created_at', 'last_seen_at', 'last_seen_ip']
  const insert = database.prepare(
    `insert into accounts (${[...columns, ...others]}) values (?, ?, ?, 0, ?, 'INR', 'en', '[]', 0, 0, '')`,
  )
  database.transaction(() => {
    for (let account = from; account < to; account++) {
      insert.run(`account-${account}`, nameOf(account), nameOf(account), passwordHash)
    }
  })()
  database.close()
}
