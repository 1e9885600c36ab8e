import type { Database } from '../../kernel/database/database.ts'
import { newId } from '../../kernel/secrets.ts'

/** An action to be logged; without a staff member it was the server's own. */
export type Deed = {
  readonly staff?: { readonly id: string } | undefined
  readonly action: string
  readonly record?: string
  readonly details?: string
}

type Ground = { readonly db: Database; readonly now: () => number }

export async function recordDeed({ db, now }: Ground, { staff, action, record, details }: Deed): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: now(),
      staff_id: staff?.id ?? null,
      action,
      record: record ?? null,
      details: (details ?? '').slice(0, 4000),
    })
    .execute()
}
