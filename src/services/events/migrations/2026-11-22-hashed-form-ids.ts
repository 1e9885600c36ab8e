import { type Kysely, sql } from 'kysely'
import { hashFormId } from '../record-event.ts'

type Row = { readonly id: string; readonly form_id: string }

const batch = 500

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`
      select id, form_id from events where form_id is not null and id > ${after} order by id limit ${batch}
    `.execute(db)
    for (const { id, form_id } of rows)
      await sql`update events set form_id = ${hashFormId(form_id)} where id = ${id}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
