import type { BulkOrder } from '../../contract/index.ts'
import { isChangeable } from '../../registry/overrides/change-landing.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { ChangedLanding } from '../records/changed-landings.ts'
import { obstaclesTo } from './obstacles.ts'
import type { Asking, Plan, Refusal } from './planned.ts'

type Order = Extract<BulkOrder, { kind: 'change' }>

/** The landings with their changes, as far as nobody else works on them. */
export async function planChange(desk: Desk, { records, changes }: Order, asking: Asking): Promise<Plan> {
  const wrong = changes.find(({ path }) => !isChangeable(path))
  if (wrong)
    throw callError('invalid-input', {
      location: 'order',
      message: `${wrong.path.join('/')} cannot be changed in many landings at once`,
    })
  const { landings, blocks } = await desk.registry.changedLandings(records, changes)
  const obstacles = await obstaclesTo(
    desk.db,
    records.map((record) => ({ record })),
    asking,
  )
  const refused: Refusal[] = []
  const unchanged: string[] = []
  const planned: Plan['records'][number][] = []
  for (const landing of landings) {
    const { record } = landing
    const obstacle = 'refusal' in landing ? (obstacles.get(record) ?? refusalOf(landing)) : obstacles.get(record)
    if (obstacle) refused.push(obstacle)
    else if (!('before' in landing) || landing.before === landing.after) unchanged.push(record)
    else planned.push({ record, before: landing.before, after: landing.after, kept: [], notes: [] })
  }
  return { records: planned, refused, unchanged, blocks: [...blocks] }
}

const reasons = {
  'made-by-collection': 'It is not a record of its own: change the collection that makes it.',
  'not-published': 'It has never been published.',
  unreadable: 'Its file has errors: open it, and fix them first.',
} as const

function refusalOf({ record, refusal }: Extract<ChangedLanding, { refusal: string }>): Refusal {
  return { record, reason: refusal, message: reasons[refusal] }
}
