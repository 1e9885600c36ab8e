import type { Kernel } from '../kernel.ts'

/** A change, encoded once for all viewers. */
export type EncodedChange = {
  readonly sequence: number
  readonly topic: string
  readonly createdAt: number
  readonly full: Buffer
  /** Undefined if lists show nothing of it. */
  readonly outline: { readonly topic: string; readonly bytes: Buffer } | undefined
}

/** For so long a viewer may be away and miss nothing. */
export const keptFor = 120_000

/** Bounds the memory; when much happens, it is kept for a shorter time. */
const most = 5000

export type RecentChanges = {
  /** The last change that was read; 0 if there was none. */
  readonly last: () => number
  /** Reads what is new, in the order in which it happened. */
  readonly read: () => Promise<readonly EncodedChange[]>
  /** All changes after one; undefined if some of them are not kept any more. */
  readonly after: (sequence: number) => readonly EncodedChange[] | undefined
}

type Place = Pick<Kernel, 'db' | 'now'>

/** What happened lately, as every process on the database sees it. */
export async function readRecentChanges({ db, now }: Place): Promise<RecentChanges> {
  let kept: readonly EncodedChange[] = []
  let [first, last] = await boundsOf(db, now() - keptFor)
  const read = async () => {
    const rows = await db
      .selectFrom('stream_changes')
      .selectAll()
      .where('sequence', '>', last)
      .orderBy('sequence')
      .limit(most)
      .execute()
    const changes = rows.map(encode)
    last = changes.at(-1)?.sequence ?? last
    const all = [...kept, ...changes].slice(-most)
    kept = all.filter(({ createdAt }) => createdAt >= now() - keptFor)
    first = kept[0]?.sequence ?? last + 1
    return changes
  }
  return {
    last: () => last,
    read,
    after: (sequence) =>
      sequence >= first - 1 && sequence <= last ? kept.filter((change) => change.sequence > sequence) : undefined,
  }
}

/** The first change that is kept, and the one before it. */
async function boundsOf(db: Place['db'], since: number): Promise<[first: number, last: number]> {
  const { before } = await db
    .selectFrom('stream_changes')
    .select(({ fn }) => fn.max('sequence').as('before'))
    .where('created_at', '<', since)
    .executeTakeFirstOrThrow()
  const last = Number(before ?? 0)
  return [last + 1, last]
}

type Row = {
  readonly sequence: number
  readonly topic: string
  readonly change: string
  readonly outline_topic: string | null
  readonly outline: string | null
  readonly created_at: number
}

const encode = ({ sequence, topic, change, outline_topic, outline, created_at }: Row): EncodedChange => ({
  ...{ sequence, topic, createdAt: created_at },
  full: messageOf(sequence, change),
  outline:
    outline === null || outline_topic === null
      ? undefined
      : { topic: outline_topic, bytes: messageOf(sequence, outline) },
})

const messageOf = (sequence: number, data: string) => Buffer.from(`id: ${sequence}\ndata: ${data}\n\n`)
