import { keptValue } from '../../../../visitor/kept-value.ts'
import type { AskedRound } from './playing.ts'

/** A round that a player wants to begin, until it is known what became of it. */
export type Asked = {
  /** The id of the account. */
  readonly account: string
  readonly body: AskedRound
  /** In milliseconds since 1970. */
  readonly at: number
}

const day = 24 * 3600 * 1000

/** Kept so that a round whose answer is lost is neither forgotten nor begun twice. */
const askedRounds = keptValue<readonly Asked[]>({
  name: 'asked-rounds',
  first: [],
  read: (stored) => (Array.isArray(stored) ? stored.filter(isAsked) : []),
})

function isAsked(stored: unknown): stored is Asked {
  const { account, body, at } = (stored ?? {}) as { readonly [Name in keyof Asked]?: unknown }
  return typeof account === 'string' && typeof body === 'object' && typeof at === 'number' && Date.now() - at < day
}

export const keepAsked = (asked: Asked): void => askedRounds.change((before) => [...before, asked])

export const forgetAsked = ({ body: { request_id } }: Asked): void =>
  askedRounds.change((before) => before.filter(({ body }) => body.request_id !== request_id))

/** What a player asked for in a game before the page was left. */
export const askedIn = (account: string, game: string): Asked | undefined =>
  askedRounds.get().find((one) => one.account === account && one.body.game === game)
