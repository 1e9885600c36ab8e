import type { Database } from '../database/database.ts'
import { takeTurn } from '../database/in-turn.ts'

/** What viewers are told. */
export type Change = {
  /** Who looks at this is told the change: a kind and a name, such as `fixture:chennai-vs-delhi`. */
  readonly topic: string
  /** JSON. */
  readonly change: string
  /** Who looks at lists of such things is told only this: JSON. */
  readonly outline?: { readonly topic: string; readonly change: string } | undefined
}

/** Notes changes for the viewers of all processes, as part of the transaction that makes them. */
export async function noteChanges(
  { now }: { readonly now: () => number },
  db: Database,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  // Numbers become visible in their order, so that no viewer passes over one.
  await takeTurn(db, 'changes of the stream')
  const created_at = now()
  await db
    .insertInto('stream_changes')
    .values(
      changes.map(({ topic, change, outline }) => ({
        ...{ topic, change, created_at },
        outline_topic: outline?.topic ?? null,
        outline: outline?.change ?? null,
      })),
    )
    .execute()
}

/** The last change so far, for pages that are rendered before they watch. */
export async function lastChange(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('stream_changes')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}
