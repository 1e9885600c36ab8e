import { createHmac } from 'node:crypto'

/** The cookie of a browser that registers by one click: nothing else tells its form from a neighbour's. */
export const browserCookie = { name: 'form', seconds: 300 }

type Submission = {
  readonly key: Uint8Array
  /** Whoever sends the same from elsewhere is somebody else: an address, or what the cookie holds. */
  readonly sender: string
  readonly content: object
  readonly now: number
}

const window = 10 * 60_000
const overlap = 2 * 60_000

/**
 * The id of a form that has none: a second click and a reload get the same one for some minutes. Shortly after one
 * period begins the last one's id counts, too.
 */
export function formIds({ key, sender, content, now }: Submission): [string, ...string[]] {
  const period = Math.floor(now / window)
  const idOf = (one: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([one, sender, content]))
      .digest('hex')
      .slice(0, 40)
  return now % window < overlap ? [idOf(period), idOf(period - 1)] : [idOf(period)]
}
