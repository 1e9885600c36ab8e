import type { StaffCalls } from '../../contract/calls/staff.ts'
import { stateAfter } from '../../rules/cashier/withdrawals/states.ts'
import { countryName } from '../../rules/country-name.ts'
import type { findWithdrawals } from '../../services/cashier/staff-tools/queue.ts'
import { actsOf, earlierOf, factsAbout } from '../../services/cashier/staff-tools/read-withdrawal.ts'
import { readPlayer } from '../../services/players/staff-tools/read-player.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { momentOf } from '../moment.ts'
import { staffNames } from '../staff/staff-names.ts'
import type { Staff } from '../tables.ts'
import { describeQueue, describeQueued } from './queue.ts'

type Row = Awaited<ReturnType<typeof findWithdrawals>>[number]
type Described = StaffCalls['withdrawal']['answer']

/** Everything that a decision about a withdrawal needs to know. */
export async function describeWithdrawal(desk: Desk, row: Row, staff: Staff): Promise<Described> {
  const acts = await actsOf(desk.db, [row.id])
  const hasApproved = acts.some(({ act, staff_id }) => act === 'approve' && staff_id === staff.id)
  const names = await staffNames(
    desk,
    acts.map(({ staff_id }) => staff_id),
  )
  return {
    withdrawal: await describeQueued(desk, row),
    mayApprove: stateAfter(row.state, 'approve') !== undefined && !hasApproved,
    receiver: describeReceiver(desk, row),
    acts: acts.map(({ id, at, staff_id, act, note }) => ({
      id,
      at: momentOf(at),
      by: names.get(staff_id) ?? '',
      act,
      note,
    })),
    player: await describePlayer(desk, row.account_id),
    earlier: await describeQueue(desk, await earlierOf(desk.db, row)),
  }
}

/** The labels are those of the method as it is now; a field that it no longer has keeps its name. */
function describeReceiver({ records, textOf }: Desk, { method: id, fields }: Row): Described['receiver'] {
  const entered = JSON.parse(fields) as Readonly<Record<string, string>>
  const known = records().paymentMethods.find((method) => method.id === id)?.withdrawal?.fields ?? []
  return Object.entries(entered).map(([name, text]) => {
    const label = known.find((field) => field.name === name)?.label
    return { label: label ? textOf(label, 'en') : name, text }
  })
}

async function describePlayer(desk: Desk, id: string): Promise<Described['player']> {
  const file = await readPlayer(desk, id)
  if (!file) throw callError('unknown-player')
  const { account, cash } = file
  const { profile, ...facts } = await factsAbout(desk.db, account)
  const name = joined(' ', profile.first_name, profile.last_name)
  const home = joined(', ', profile.city, profile.country && countryName(profile.country))
  return {
    ...(name && { name }),
    ...(profile.birth && { birth: profile.birth }),
    ...(home && { home }),
    ...(account.email_written !== null && { email: account.email_written }),
    emailConfirmed: account.email_confirmed === 1,
    balance: cash,
    ...facts,
  }
}

const joined = (between: string, ...parts: (string | null)[]) => parts.filter((part) => part).join(between)
