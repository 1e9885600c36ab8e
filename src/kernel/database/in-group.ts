import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './is-postgres.ts'

const savepoint = CompiledQuery.raw('savepoint alone')
const release = CompiledQuery.raw('release alone')
const rollBack = CompiledQuery.raw('rollback to alone')

type Work<Result> = (transaction: Database) => Promise<Result>

/** Work that waits for its turn. It returns what to tell its caller once the group is on disk. */
type Waiting = {
  readonly run: (transaction: Database) => Promise<() => void>
  readonly fail: (error: unknown) => void
}

type Queue = { readonly waiting: Waiting[]; running: boolean }

const queues = new WeakMap<Database, Queue>()

/** Bounds how long other processes wait for the lock of an SQLite database. */
const most = 200

/**
 * A transaction whose commit may be shared: what waits while one group is written to disk becomes the next group. Work
 * that fails is undone alone; what succeeds is acknowledged when it is on disk. PostgreSQL groups commits by itself.
 * Work must consist of statements only: others wait for it.
 */
export function inGroup<Result>(db: Database, work: Work<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction().execute(work)
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const run = async (transaction: Database) => {
    const result = await work(transaction)
    return () => resolve(result)
  }
  const queue = queueOf(db)
  queue.waiting.push({ run, fail: reject })
  if (!queue.running) void writeAll(db, queue)
  return promise
}

function queueOf(db: Database): Queue {
  const known = queues.get(db)
  if (known) return known
  const queue: Queue = { waiting: [], running: false }
  queues.set(db, queue)
  return queue
}

async function writeAll(db: Database, queue: Queue): Promise<void> {
  queue.running = true
  while (queue.waiting.length > 0) {
    const group = queue.waiting.splice(0, most)
    try {
      for (const tell of await db.transaction().execute((transaction) => runAll(transaction, group))) tell()
    } catch (error) {
      for (const { fail } of group) fail(error)
    }
  }
  queue.running = false
}

async function runAll(transaction: Database, group: readonly Waiting[]): Promise<readonly (() => void)[]> {
  const [only, ...others] = group
  // Work without company needs no savepoint: the transaction undoes it.
  if (only && others.length === 0) return [await only.run(transaction)]
  const outcomes: (() => void)[] = []
  for (const waiting of group) outcomes.push(await undoneAlone(transaction, waiting))
  return outcomes
}

async function undoneAlone(transaction: Database, { run, fail }: Waiting): Promise<() => void> {
  await transaction.executeQuery(savepoint)
  try {
    const tell = await run(transaction)
    await transaction.executeQuery(release)
    return tell
  } catch (error) {
    // After some errors, such as a full disk, SQLite has rolled back everything: then the whole group fails with them.
    await transaction.executeQuery(rollBack).catch(() => Promise.reject(error))
    await transaction.executeQuery(release)
    return () => fail(error)
  }
}
