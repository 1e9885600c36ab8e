import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { keptValue } from '../../../visitor/kept-value.ts'

type Body = SportsCalls['place-bet']['body']

/** A bet that somebody wants to place, until it is known what became of it. */
export type AskedBet = {
  /** The id of the account. */
  readonly account: string
  readonly body: Body
  /** In milliseconds since 1970. */
  readonly at: number
  /** The id of the bet, if it is held. */
  readonly held?: string
  /** Whether the player was told that it was not placed. Asked once more, it is the same request. */
  readonly isLost?: boolean
}

const day = 24 * 3600 * 1000

/** Kept so that a bet whose answer is lost is neither forgotten nor placed twice. */
export const askedBets = keptValue<readonly AskedBet[]>({
  name: 'asked-bets',
  first: [],
  read: (stored) => (Array.isArray(stored) ? stored.filter(isAsked) : []),
})

function isAsked(stored: unknown): stored is AskedBet {
  const { account, body, at } = (stored ?? {}) as { readonly [Name in keyof AskedBet]?: unknown }
  return typeof account === 'string' && typeof body === 'object' && typeof at === 'number' && Date.now() - at < day
}

/** Adds a bet, or changes what is known of it. */
export const keepAsked = (asked: AskedBet): void =>
  askedBets.change((before) => [...before.filter((one) => !isSameRequest(one, asked)), asked])

export const forgetAsked = (asked: AskedBet): void =>
  askedBets.change((before) => before.filter((one) => !isSameRequest(one, asked)))

const isSameRequest = (one: AskedBet, other: AskedBet) => one.body.request_id === other.body.request_id

export const askedBy = (account: string): readonly AskedBet[] =>
  askedBets.get().filter((asked) => asked.account === account && !asked.isLost)

type Question = Omit<Body, 'request_id'>

/** The request of an equal bet whose answer never came, so that it is placed once; or a new one. */
export function requestFor(account: string, question: Question, newId: () => string): AskedBet {
  const known = askedBets.get().find((one) => one.account === account && isEqual(one.body, question))
  const request_id = known?.body.request_id ?? newId()
  return { account, body: { ...question, request_id }, at: Date.now() }
}

const isEqual = ({ request_id: _, ...asked }: Body, question: Question) =>
  JSON.stringify(asked) === JSON.stringify(question)
