import { callError } from '../../../kernel/calls/errors.ts'
import type { View } from './viewers.ts'

/** One viewer may look at so many fixtures and sports. */
const most = 50

const names = /^[a-z0-9][a-z0-9.-]{0,129}$/

/** Reads what somebody wants to look at: lists of fixtures and sports, separated by commas. */
export function readView(query: unknown): View {
  const { fixtures, sports, ...others } = query as Record<string, unknown>
  const [unknown] = Object.keys(others)
  if (unknown) throw callError('invalid-input', { location: unknown.slice(0, 60) })
  const view = { fixtures: listIn('fixtures', fixtures), sports: listIn('sports', sports) }
  if (view.fixtures.length + view.sports.length === 0) throw callError('invalid-input', { location: 'fixtures' })
  return view
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
