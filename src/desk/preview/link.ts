import type { Kernel } from '../../kernel/kernel.ts'
import { hashToken, newId, newToken } from '../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'

type Context = Pick<Kernel, 'db' | 'now'>

type NewLink = { readonly record: string; readonly staff: Pick<Staff, 'id'>; readonly lifetime: number }

/** Creates a link that shows one record to anyone who has it, until it expires or is revoked. Returns its token. */
export async function createLink({ db, now }: Context, { record, staff, lifetime }: NewLink): Promise<string> {
  const token = newToken()
  const [created_at, expires_at] = [now(), now() + lifetime]
  await db
    .insertInto('preview_links')
    .values({ token_hash: hashToken(token), id: newId(), record, staff_id: staff.id, created_at, expires_at })
    .execute()
  return token
}

/** A valid link, with the record that it shows. */
export async function openLink({ db, now }: Context, token: string) {
  const link = await db
    .selectFrom('preview_links')
    .select(['id', 'record'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (!link) throw callError('link-expired')
  return link
}

/** The valid links of a record, newest first. */
export function linksOf({ db, now }: Context, record: string) {
  return db
    .selectFrom('preview_links')
    .innerJoin('staff', 'staff.id', 'preview_links.staff_id')
    .select(['preview_links.id', 'staff.name', 'preview_links.created_at', 'preview_links.expires_at'])
    .where('record', '=', record)
    .where('expires_at', '>', now())
    .orderBy('preview_links.created_at', 'desc')
    .orderBy('preview_links.id', 'desc')
    .execute()
}

/** Returns the record of the link. */
export async function revokeLink({ db }: Context, id: string): Promise<string> {
  const link = await db.deleteFrom('preview_links').where('id', '=', id).returning('record').executeTakeFirst()
  if (!link) throw callError('unknown-link')
  return link.record
}
