import { type BulkOrder, recordKind } from '../../contract/index.ts'
import { revertText } from '../../registry/overrides/revert-text.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { changesOf, type Published } from '../publications/changes-of.ts'
import { removed } from '../records/removed.ts'
import { changedWords, wordsIn } from '../texts/words.ts'
import { obstaclesTo } from './obstacles.ts'
import type { Asking, Plan, Refusal } from './planned.ts'

type Order = Extract<BulkOrder, { kind: 'revert' }>

/** What a publication has changed, taken back field by field. */
export async function planRevert(
  desk: Desk,
  { publication, without = [], also = [] }: Order,
  asking: Asking,
): Promise<Plan> {
  await requireRevertible(desk, publication)
  const published = (await changesOf(desk, publication)).filter(({ record }) => !without.includes(record))
  const obstacles = await obstaclesTo(desk.db, published.map(placeOf), asking)
  const refused: Refusal[] = []
  const unchanged: string[] = []
  const planned: Plan['records'][number][] = []
  for (const { record, before, after } of published) {
    const present = desk.files.read(record)?.text ?? removed
    const pointers = also.filter((field) => field.record === record).map(({ pointer }) => pointer)
    const { text, kept } = revertText({ before, after, present }, pointers)
    const obstacle = text === present ? undefined : obstacles.get(record)
    if (obstacle) refused.push(obstacle)
    else if (text === present && kept.length === 0) unchanged.push(record)
    else planned.push({ record, before: present || null, after: text, kept: kept as Kept, notes: [] })
  }
  return { records: planned, refused, unchanged, blocks: [] }
}

type Kept = Plan['records'][number]['kept']

/** Of a language, the texts that were changed. */
function placeOf({ record, before, after }: Published) {
  if (recordKind(record) !== 'messages') return { record }
  return { record, texts: [...changedWords(wordsIn(before), wordsIn(after)).keys()] }
}

async function requireRevertible({ db }: Desk, id: string): Promise<void> {
  const found = await db.selectFrom('publications').select('act').where('id', '=', id).executeTakeFirst()
  if (!found) throw callError('unknown-publication')
  if (found.act === 'rename')
    throw callError('bulk-refused', { message: 'A new name is taken back by giving the record its former name again' })
}
