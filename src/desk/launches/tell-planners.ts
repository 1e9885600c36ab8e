import { sendSoon } from '../../kernel/mail/send-soon.ts'
import type { Desk } from '../desk.ts'
import type { PlannedChangeTable, Staff } from '../tables.ts'
import { type LaunchNews, launchNotice } from './launch-notice.ts'

/** Tells those who planned these changes what has become of them, unless they did it themselves. */
export async function tellPlanners(
  desk: Desk,
  changes: readonly PlannedChangeTable[],
  news: LaunchNews,
): Promise<void> {
  for (const launched of Map.groupBy(changes, ({ launch }) => launch).values()) {
    const planner = launched[0]?.planned_by ?? ''
    if ('by' in news && news.by.id === planner) continue
    for (const to of await readersOf(desk, planner)) sendSoon(desk, desk, launchNotice(desk, { to, launched, news }))
  }
}

/** Who planned it; if that account is blocked, the administrators. */
async function readersOf({ db }: Desk, planner: string): Promise<string[]> {
  const active = db.selectFrom('staff').select('email').where('blocked', '=', 0)
  const own = await active.where('id', '=', planner).execute()
  const readers = own.length > 0 ? own : await active.where('role', '=', 'administrator').execute()
  return readers.map(({ email }: Pick<Staff, 'email'>) => email)
}
