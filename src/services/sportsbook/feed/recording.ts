import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { FeedMessage } from '../../../contract/index.ts'
import { validators } from '../../../contract/validators.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { Feed } from './feed.ts'

/** A line of a recording: what was told, and when, in milliseconds since 1970. */
export type Recorded = { readonly at: number; readonly message: FeedMessage }

/** Plays a recorded file: the first message now, the others as long after it as they were then. */
export function createRecording(file: string, { now }: Pick<Sportsbook, 'now'>): Feed {
  const messages = recordedIn(file)
  let later: number | undefined
  let next: Recorded | undefined
  return {
    name: 'recording',
    async tellNews({ tell }) {
      next ??= (await messages.next()).value
      later ??= now() - (next?.at ?? 0)
      while (next && next.at + later <= now()) {
        await tell(postponed(next.message, later))
        next = (await messages.next()).value
      }
    },
  }
}

async function* recordedIn(file: string): AsyncGenerator<Recorded, undefined> {
  // Opened here: lines that are read before somebody waits for them would be lost.
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
  let number = 0
  for await (const line of lines) {
    number++
    const { at, message } = JSON.parse(line)
    if (!Number.isSafeInteger(at) || !validators.feedMessage(message))
      throw new Error(`Line ${number} of the recording is not a message of a feed.`)
    yield { at, message }
  }
}

function postponed(message: FeedMessage, later: number): FeedMessage {
  if (message.kind === 'heartbeat') return message
  const moved = { ...message, version: message.version + later }
  return moved.kind === 'image' ? { ...moved, startsAt: moved.startsAt + later } : moved
}
