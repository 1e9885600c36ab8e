import { type BulkOrder, isRecordName } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { redirectRecord } from '../removal/redirects.ts'
import type { Plan, PlannedRecord, Refusal } from './planned.ts'

type Order = Extract<BulkOrder, { kind: 'copy' }>

/** New landings, each for a market, at addresses that nobody has. */
export async function planCopies(desk: Desk, { copies }: Order): Promise<Plan> {
  const taken = await takenAddresses(desk)
  const made = await desk.registry.copiedLandings(copies)
  const refused: Refusal[] = []
  const planned: PlannedRecord[] = []
  for (const [index, { record: from, market, slug }] of copies.entries()) {
    const copy = made[index]
    const record = `landings/${slug}.json`
    const refusal = refusalOf(record, slug, copy, taken)
    taken.add(record)
    if (refusal) refused.push({ record: isRecordName(record) ? record : from, ...refusal })
    else if (copy && 'text' in copy)
      planned.push({ record, before: null, after: copy.text, from, market, kept: [], notes: [...copy.notes] })
  }
  return { records: planned, refused, unchanged: [], blocks: [] }
}

type Made = Awaited<ReturnType<Desk['registry']['copiedLandings']>>[number]

function refusalOf(
  record: string,
  slug: string,
  copy: Made | undefined,
  taken: Pick<ReadonlySet<string>, 'has'>,
): Omit<Refusal, 'record'> | undefined {
  if (!isRecordName(record))
    return { reason: 'invalid', message: `“${slug}” is no address: lower-case letters, digits and hyphens.` }
  if (taken.has(record)) return { reason: 'taken', message: `The address “${slug}” is already taken.` }
  if (!copy || 'text' in copy) return undefined
  return copy.refusal === 'no-market'
    ? { reason: 'invalid', message: 'There is no such market.' }
    : { reason: copy.refusal, message: reasons[copy.refusal] }
}

const reasons = {
  'not-published': 'Its original has never been published.',
  unreadable: 'Its original is not a landing of its own, or its file has errors.',
} as const

/** As landings, redirects or drafts. */
async function takenAddresses({
  db,
  registry,
  files,
}: Desk): Promise<{ has: (record: string) => boolean; add: (record: string) => void }> {
  const [{ slugs }, drafts] = await Promise.all([
    registry.library(),
    db.selectFrom('drafts').select('record').where('record', 'like', 'landings/%').execute(),
  ])
  const taken = new Set([...slugs.map((slug) => `landings/${slug}.json`), ...drafts.map(({ record }) => record)])
  const isLed = (record: string) => files.read(redirectRecord(record.replace(/^landings\/|\.json$/g, ''))) !== undefined
  return { has: (record) => taken.has(record) || isLed(record), add: (record) => void taken.add(record) }
}
