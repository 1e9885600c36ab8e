import type { Kernel } from '../../kernel/kernel.ts'
import type { Log } from '../../kernel/log.ts'
import { regularly } from '../../kernel/regularly.ts'
import { newId } from '../../kernel/secrets.ts'
import { createReservoir } from '../../rules/edge/sample/reservoir.ts'
import type { SampledRequest } from '../../rules/edge/sample/sampled-request.ts'
import { mostKept } from './recent-requests.ts'

const minute = 60_000
const hour = 60 * minute
const every = 10 * minute
/** Of the requests of such a time. */
const perTime = 50

export type Sampler = {
  /** Never throws and never delays the response. */
  readonly offer: (make: () => SampledRequest | undefined) => void
  /** Stores what is kept so far. */
  readonly store: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Keeps some requests of each time, with the same chance for all. */
export function openSampler({ db, now }: Pick<Kernel, 'db' | 'now'>, log: Log): Sampler {
  const reservoir = createReservoir<SampledRequest>(perTime, Math.random)
  async function store() {
    const taken = reservoir.take()
    if (taken.length === 0) return
    // Within the hour, the order of visits is nobody's business.
    const sampled_at = Math.floor(now() / hour) * hour
    const rows = taken.map((request) => ({ id: newId(), request: JSON.stringify(request), sampled_at }))
    await db.insertInto('request_samples').values(rows).execute()
    await makeRoom({ db })
  }
  const stop = regularly(store, { every, log, failure: 'The sample of requests could not be stored' })
  return {
    offer(make) {
      try {
        reservoir.offer(make)
      } catch (err) {
        log.warn({ err }, 'A request could not be sampled')
      }
    },
    store,
    async close() {
      await stop()
      await store().catch((err: unknown) => log.warn({ err }, 'The sample of requests could not be stored'))
    },
  }
}

async function makeRoom({ db }: Pick<Kernel, 'db'>): Promise<void> {
  const { count } = await db
    .selectFrom('request_samples')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const surplus = Number(count) - mostKept
  if (surplus <= 0) return
  const oldest = db.selectFrom('request_samples').select('id').orderBy('sampled_at').orderBy('id').limit(surplus)
  await db.deleteFrom('request_samples').where('id', 'in', oldest).execute()
}
