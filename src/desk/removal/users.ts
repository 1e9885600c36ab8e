import { recordKind } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'

/** The records that refer to this one, as they are published or drafted. */
export async function usersOf({ db, registry }: Desk, record: string): Promise<string[]> {
  const drafts = await db.selectFrom('drafts').select(['record', 'text']).execute()
  return registry.users(record, drafts)
}

const mostNamed = 5

/** Redirects do not count: they follow the landing. */
export async function requireUnused(desk: Desk, record: string): Promise<void> {
  const users = (await usersOf(desk, record)).filter((user) => recordKind(user) !== 'redirect')
  if (users.length === 0) return
  const named = users.slice(0, mostNamed).join(', ')
  const others = users.length > mostNamed ? ` and ${users.length - mostNamed} others` : ''
  const message = `${record} is used by ${named}${others}; change that first`
  throw callError('record-in-use', { message, details: { users } })
}
