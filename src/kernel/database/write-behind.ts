import type { Log } from '../log.ts'
import type { Database } from './database.ts'

type Warn = Pick<Log, 'warn'>

type Queue<Row> = { readonly waiting: Row[]; running: Promise<void> | undefined; dropped: number; full: boolean }

type Rows<Context, Row> = {
  /** What a row is called in the log. */
  readonly one: string
  readonly many: string
  /** Returns how many rows were written; the others are dropped. */
  readonly write: (context: Context, rows: Row[], log: Warn | undefined) => Promise<number>
}

const maxQueued = 5000
const batchSize = 50

/** Writes rows after the response, in batches. Rows that arrive faster than they can be written are dropped. */
export class WriteBehind<Context extends { readonly db: Database }, Row> {
  readonly #rows: Rows<Context, Row>
  readonly #queues = new WeakMap<Database, Queue<Row>>()

  constructor(rows: Rows<Context, Row>) {
    this.#rows = rows
  }

  /** Never throws and never delays the response. */
  add(context: Context, makeRow: () => Row, log?: Warn): void {
    const queue = this.#queueOf(context.db)
    const { one, many } = this.#rows
    if (queue.waiting.length >= maxQueued) {
      queue.dropped++
      if (!queue.full)
        log?.warn({ waiting: maxQueued }, `${many} arrive faster than they can be written; some are dropped`)
      queue.full = true
      return
    }
    try {
      queue.waiting.push(makeRow())
    } catch (err) {
      queue.dropped++
      log?.warn({ err }, `${one} could not be written`)
      return
    }
    queue.running ??= this.#writeAll(context, queue, log).finally(() => {
      queue.running = undefined
      queue.full = false
    })
  }

  /** Resolves when all rows are written. */
  async drain(db: Database): Promise<void> {
    const queue = this.#queueOf(db)
    while (queue.running) await queue.running
  }

  /** Number of rows dropped since the start. */
  dropped(db: Database): number {
    return this.#queueOf(db).dropped
  }

  #queueOf(db: Database): Queue<Row> {
    const known = this.#queues.get(db)
    if (known) return known
    const queue: Queue<Row> = { waiting: [], running: undefined, dropped: 0, full: false }
    this.#queues.set(db, queue)
    return queue
  }

  async #writeAll(context: Context, queue: Queue<Row>, log: Warn | undefined): Promise<void> {
    while (queue.waiting.length > 0) {
      await new Promise(setImmediate)
      const rows = queue.waiting.splice(0, batchSize)
      try {
        queue.dropped += rows.length - (await this.#rows.write(context, rows, log))
      } catch (err) {
        queue.dropped += rows.length
        log?.warn({ err, rows: rows.length }, `${this.#rows.many} could not be written`)
      }
    }
  }
}
