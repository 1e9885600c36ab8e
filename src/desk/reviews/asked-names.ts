import type { StaffCalls } from '../../contract/calls/staff.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import type { Staff } from '../tables.ts'

type Names = Pick<StaffCalls['rename-record']['body'], 'record' | 'to'>

/** Whether somebody else has asked for this very name. */
export async function isAskedByAnother(
  { db }: Desk,
  { record, to }: Names,
  { id }: Pick<Staff, 'id'>,
): Promise<boolean> {
  const asked = await db.selectFrom('asked_names').selectAll().where('record', '=', record).executeTakeFirst()
  return asked !== undefined && asked.to_record === to && asked.staff_id !== id
}

export async function askForName(desk: Desk, { record, to }: Names, staff: Staff): Promise<void> {
  const asked = { to_record: to, staff_id: staff.id, at: desk.now() }
  await desk.db
    .insertInto('asked_names')
    .values({ record, ...asked })
    .onConflict((conflict) => conflict.column('record').doUpdateSet(asked))
    .execute()
  await addAuditEntry(desk, { staff, action: 'ask-for-name', record, details: to })
}

export async function refuseName(desk: Desk, record: string, staff: Staff): Promise<void> {
  await desk.db.deleteFrom('asked_names').where('record', '=', record).execute()
  await addAuditEntry(desk, { staff, action: 'refuse-name', record })
}

/** What was asked for of records that are still there. */
export async function askedNames({ db, files }: Desk, { id }: Pick<Staff, 'id'>): Promise<Inbox['names']> {
  const asked = await db
    .selectFrom('asked_names')
    .innerJoin('staff', 'staff.id', 'asked_names.staff_id')
    .leftJoin('drafts', 'drafts.record', 'asked_names.record')
    .select(['asked_names.record', 'to_record as to', 'staff_id', 'at', 'staff.name', 'drafts.version'])
    .orderBy('at')
    .execute()
  return asked
    .filter(({ record }) => files.read(record))
    .map(({ record, to, staff_id, at, name, version }) => ({
      ...{ record, version: version ?? 0, to, requestedBy: name },
      ...{ requestedAt: momentOf(Number(at)), isMine: staff_id === id },
    }))
}

type Inbox = StaffCalls['reviews']['answer']
