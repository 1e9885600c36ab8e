import type { Kernel } from '../../kernel/kernel.ts'
import { newId } from '../../kernel/secrets.ts'

/** An action to be logged; without a staff member it was the server's own. */
export type AuditEntry = {
  readonly staff?: { readonly id: string } | undefined
  readonly action: string
  readonly record?: string
  readonly details?: string | undefined
}

export async function addAuditEntry(
  { db, now }: Pick<Kernel, 'db' | 'now'>,
  { staff, action, record, details }: AuditEntry,
): Promise<void> {
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
