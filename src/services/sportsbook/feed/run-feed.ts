import { type Lease, returnLease, takeLease } from '../../../kernel/database/lease.ts'
import type { Log } from '../../../kernel/log.ts'
import { newId } from '../../../kernel/secrets.ts'
import { applyMessage } from '../line/apply-message.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { Feed, Listener } from './feed.ts'
import { beginToHear, noteHeartbeat, suspendIfSilent } from './silence.ts'

const second = 1000

/** Writes what the feed tells to the line. */
export const listenerOf = (sportsbook: Sportsbook, feed: string): Listener => ({
  async tell(message) {
    if (message.kind !== 'heartbeat') return applyMessage(sportsbook, message)
    await noteHeartbeat(sportsbook, feed)
    return 'applied'
  },
  async unfinished() {
    const rows = await sportsbook.db
      .selectFrom('fixtures')
      .select(['id', 'competition', 'starts_at as startsAt'])
      .where('state', 'in', ['planned', 'live'])
      .where('starts_at', '<=', sportsbook.now())
      .execute()
    return rows
  },
})

const leaseOf = ({ name }: Feed, process: string): Lease => ({ name: `feed ${name}`, process, time: 10 * second })

/** Hears the feed once, if no other process does, and looks whether it is silent. */
export async function hearFeed(sportsbook: Sportsbook, feed: Feed, process: string): Promise<void> {
  if (await takeLease(sportsbook, leaseOf(feed, process))) {
    await beginToHear(sportsbook, feed.name)
    await feed.tellNews(listenerOf(sportsbook, feed.name))
  }
  await suspendIfSilent(sportsbook, feed.name)
}

/** Listens to the feed until it is stopped. */
export function runFeed(sportsbook: Sportsbook, feed: Feed, log: Pick<Log, 'warn'>): () => Promise<void> {
  const process = newId()
  let hearing: Promise<void> | undefined
  const hear = () =>
    hearFeed(sportsbook, feed, process)
      .catch((err: unknown) => log.warn({ err }, 'The sports feed could not be heard'))
      .finally(() => {
        hearing = undefined
      })
  const timer = setInterval(() => {
    hearing ??= hear()
  }, second)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await hearing
    await returnLease(sportsbook, leaseOf(feed, process))
  }
}
