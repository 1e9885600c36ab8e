import { callError } from '../calls/errors.ts'

/** What can be looked at: the parameter of the address, and the kind of its topics. */
export type TopicKinds = Readonly<Record<string, string>>

/** One viewer may look at so much of each kind. */
const most = 50

const names = /^[a-z0-9][a-z0-9.-]{0,129}$/

/** Reads what somebody wants to look at: lists of names, separated by commas, such as `fixtures=a,b`. */
export function readTopics(kinds: TopicKinds, query: Readonly<Record<string, unknown>>): readonly string[] {
  const [unknown] = Object.keys(query).filter((parameter) => !Object.hasOwn(kinds, parameter))
  if (unknown) throw callError('invalid-input', { location: unknown.slice(0, 60) })
  const topics = Object.entries(kinds).flatMap(([parameter, kind]) =>
    listIn(parameter, query[parameter]).map((name) => `${kind}:${name}`),
  )
  if (topics.length === 0) throw callError('invalid-input', { location: Object.keys(kinds)[0] ?? 'query' })
  return topics
}

function listIn(location: string, text: unknown): readonly string[] {
  if (text === undefined) return []
  const list = typeof text === 'string' ? text.split(',') : []
  if (list.length === 0 || list.length > most || !list.every((name) => names.test(name)))
    throw callError('invalid-input', { location })
  return [...new Set(list)].toSorted()
}

/** The last message that a viewer has seen: by the header of a browser that comes back, or by what its page contains. */
export const readLastSeen = (told: unknown): number | undefined =>
  typeof told === 'string' && /^\d{1,15}$/.test(told) ? Number(told) : undefined
