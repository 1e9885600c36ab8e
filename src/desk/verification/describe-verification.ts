import type { StaffCalls } from '../../contract/calls/staff.ts'
import { profileFields } from '../../rules/profile/profile-fields.ts'
import { profileOf } from '../../rules/profile/profile-of.ts'
import { playersById } from '../../services/players/staff-tools/players-by-id.ts'
import { actsOf, documentsFor, othersOf } from '../../services/verification/staff-tools/read-verification.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { momentOf } from '../moment.ts'
import { staffNames } from '../staff/staff-names.ts'
import { describeQueue, describeQueued, type Row } from './queue.ts'

type Described = StaffCalls['verification']['answer']

/** Everything that a decision about documents needs to know, except what they show: each view is a call of its own. */
export async function describeVerification(desk: Desk, row: Row): Promise<Described> {
  return {
    verification: await describeQueued(desk, row),
    documents: (await documentsFor(desk.db, row)).map(describeDocument),
    profile: await describeProfile(desk, row.account_id),
    acts: await describeActs(desk, row.id),
    earlier: await describeQueue(desk, await othersOf(desk.db, row)),
  }
}

type Document = Awaited<ReturnType<typeof documentsFor>>[number]

const describeDocument = ({ id, kind, type, width, height, size, created_at, delete_at }: Document) => ({
  ...{ id, kind, type, width, height, size },
  sentAt: momentOf(created_at),
  ...(delete_at !== null && { deletedAt: momentOf(delete_at) }),
})

async function describeProfile({ db }: Desk, id: string): Promise<Described['profile']> {
  const account = (await playersById(db, [id])).get(id)
  if (!account) throw callError('unknown-player')
  const profile = profileOf(account)
  return profileFields.map(({ name }) => ({ name, ...(profile[name] && { text: profile[name] }) }))
}

async function describeActs(desk: Desk, id: string): Promise<Described['acts']> {
  const acts = await actsOf(desk.db, id)
  const names = await staffNames(
    desk,
    acts.map(({ staff_id }) => staff_id),
  )
  return acts.map(({ id, at, staff_id, act, reason, note }) => ({
    id,
    at: momentOf(at),
    by: names.get(staff_id) ?? '',
    act,
    ...(reason !== null && { reason }),
    note,
  }))
}
