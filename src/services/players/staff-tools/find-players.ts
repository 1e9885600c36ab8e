import { sql } from 'kysely'
import { findByUsername } from '../accounts/accounts.ts'
import type { Account } from '../tables.ts'
import type { Tools } from './act.ts'

type Search = {
  /** The beginning of an e-mail address, phone, player name or id; everybody if empty. */
  readonly text: string
  /** The id of a player; only those who registered earlier are returned. */
  readonly before?: string | undefined
}

const page = 50

/** A page of players, newest first. */
export async function findPlayers({ db }: Tools, { text, before }: Search): Promise<Account[]> {
  const start = text.normalize('NFKC').trim().toLowerCase()
  const digits = start.replaceAll(/[\s().-]/g, '')
  const known = before
    ? await db.selectFrom('accounts').select(['id', 'created_at']).where('id', '=', before).executeTakeFirst()
    : undefined
  return db
    .selectFrom('accounts')
    .selectAll()
    .where(({ and, or, eb, refTuple, tuple }) =>
      and([
        ...(start ? [or([...startsWith(['email', 'login', 'id'], start), ...startsWith(['phone'], digits)])] : []),
        ...(known ? [eb(refTuple('created_at', 'id'), '<', tuple(known.created_at, known.id))] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page)
    .execute()
}

function startsWith(columns: readonly string[], text: string) {
  const pattern = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return text ? columns.map((column) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`) : []
}

/** The id of the player whom an e-mail address, phone, player name or id names. */
export async function idOfPlayer({ db }: Pick<Tools, 'db'>, text: string): Promise<string | undefined> {
  const byId = await db.selectFrom('accounts').select('id').where('id', '=', text.trim()).executeTakeFirst()
  return (byId ?? (await findByUsername({ db }, text)))?.id
}
