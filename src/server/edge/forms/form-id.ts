import { createHmac } from 'node:crypto'

/** Identifies a browser in a one-click registration, whose form contains nothing personal. */
export const browserCookie = { name: 'form', seconds: 300 }

type Submission = {
  readonly key: Uint8Array
  /** IP address, or the browser cookie's value: the same content from another sender is another form. */
  readonly sender: string
  readonly content: object
  readonly now: number
}

const window = 10 * 60_000
const overlap = 2 * 60_000

/**
 * The id of a form that has none: a second click and a reload get the same id for some minutes. Shortly after a
 * period begins, the id of the previous period is valid too.
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
