import type { FeedMessage } from '../../../contract/index.ts'
import type { Told } from '../line/told.ts'

/** A fixture that has begun and is not over, as far as the line knows. */
export type Unfinished = { readonly id: string; readonly competition: string; readonly startsAt: number }

/** Who listens to a feed. */
export type Listener = {
  readonly tell: (message: FeedMessage) => Promise<Told>
  readonly unfinished: () => Promise<readonly Unfinished[]>
}

/**
 * Tells what happens in matches. A driver of a real feed translates its messages; docs/sports-feed.md says what they
 * mean. Of all processes on one database, one at a time listens.
 */
export type Feed = {
  readonly name: string
  /** Tells what has happened since the last time. It is called again and again, never twice at a time. */
  readonly tellNews: (listener: Listener) => Promise<void>
}
