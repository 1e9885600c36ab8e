import { newId } from '../../kernel/secrets.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { momentOf } from '../moment.ts'
import type { Staff } from '../tables.ts'

/** So many comments of guests a link can have; whoever floods it reaches nobody else. */
const mostOfLink = 200

type Comment = { readonly record: string; readonly path: readonly string[]; readonly text: string }

type Author = { readonly staff: Pick<Staff, 'id'> } | { readonly guest: string; readonly link: string }

export async function addComment({ db, now }: Desk, { record, path, text }: Comment, author: Author): Promise<void> {
  if ('link' in author) await requireRoom(db, author.link)
  const at = await momentAfter(db, record, now())
  const by = 'staff' in author ? { staff_id: author.staff.id, guest: null, link: null } : { staff_id: null, ...author }
  await db
    .insertInto('comments')
    .values({
      ...{ id: newId(), record, path: JSON.stringify(path), text: text.trim(), at },
      ...{ resolved_at: null, resolved_by: null },
      ...by,
    })
    .execute()
}

/** Comments are in the order in which they were made, also those of one millisecond. */
async function momentAfter(db: Desk['db'], record: string, now: number): Promise<number> {
  const { latest } = await db
    .selectFrom('comments')
    .select((row) => row.fn.max('at').as('latest'))
    .where('record', '=', record)
    .executeTakeFirstOrThrow()
  return Math.max(now, Number(latest ?? 0) + 1)
}

async function requireRoom(db: Desk['db'], link: string): Promise<void> {
  const { count } = await db
    .selectFrom('comments')
    .select((row) => row.fn.countAll().as('count'))
    .where('link', '=', link)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOfLink) throw callError('too-many-comments')
}

/** The comments on a record, or those that were made by one link, oldest first. */
export async function commentsOn({ db }: Desk, where: { readonly record: string } | { readonly link: string }) {
  const [column, value] = 'link' in where ? (['link', where.link] as const) : (['record', where.record] as const)
  const rows = await db
    .selectFrom('comments')
    .leftJoin('staff', 'staff.id', 'comments.staff_id')
    .leftJoin('staff as resolver', 'resolver.id', 'comments.resolved_by')
    .select(['comments.id', 'path', 'text', 'at', 'guest', 'resolved_at', 'staff.name', 'resolver.name as resolver'])
    .where(`comments.${column}`, '=', value)
    .orderBy('at')
    .orderBy('comments.id')
    .execute()
  return rows.map(({ id, path, text, at, guest, name, resolved_at, resolver }) => ({
    id,
    path: JSON.parse(path) as string[],
    text,
    at: momentOf(at),
    by: name ?? guest ?? '',
    isGuest: name === null,
    ...(resolved_at !== null && { resolved: { by: resolver ?? '', at: momentOf(resolved_at) } }),
  }))
}

/** Marks a comment as done, or opens it again; returns its record. */
export async function resolveComment({ db, now }: Desk, id: string, isDone: boolean, staff: Staff): Promise<string> {
  const found = await db
    .updateTable('comments')
    .set(isDone ? { resolved_at: now(), resolved_by: staff.id } : { resolved_at: null, resolved_by: null })
    .where('id', '=', id)
    .returning('record')
    .executeTakeFirst()
  if (!found) throw callError('unknown-comment')
  return found.record
}
