import { recordKind } from '../../../../src/contract/index.ts'
import type { Answer } from '../../../api/ask.ts'
import { plural } from '../../../kit/format/plural.ts'
import { nameOf } from '../../../model/landings/landing.ts'
import { fieldLink } from '../../../model/record/field-link.ts'
import { inOrder, sayRecord } from '../../../model/records/say-record.ts'
import { nameOfPath } from '../../../model/schemas/name-of-path.ts'
import { type Day, dayOf } from './days.ts'

export const kinds = { launch: 'Launch', begins: 'Begins', ends: 'Ends', match: 'Match', other: 'Other' } as const

export type EntryKind = keyof typeof kinds

/** Something that changes at a moment. */
export type Entry = {
  readonly key: string
  readonly kind: EntryKind
  /** A moment, or a day without a time. */
  readonly at: string
  readonly day: Day
  readonly label: string
  readonly what: string
  /** Where it is stated. */
  readonly link: string
  /** The landing in the preview, as it is shown then. */
  readonly preview?: string
  /** Empty for all. */
  readonly markets: readonly string[]
  readonly problem?: string
}

type Calendar = Answer<'calendar'>

/** Everything of a calendar in the order in which it happens. */
export function entriesOf({ launches, moments }: Calendar): Entry[] {
  return [...launches.map(launchEntry), ...moments.map(momentEntry)].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
}

/** Those of a market, and those of all. */
export const ofMarket = (entries: readonly Entry[], market: string): readonly Entry[] =>
  market === '' ? entries : entries.filter(({ markets }) => markets.length === 0 || markets.includes(market))

function launchEntry({ id, at, by, records, markets, problem }: Calendar['launches'][number]): Entry {
  const [first = '', ...others] = records.toSorted(inOrder((record) => record))
  const more = others.length > 0 ? ` and ${plural(others.length, 'more record')}` : ''
  return {
    key: id,
    kind: 'launch',
    at,
    day: dayOf(at),
    label: `${sayRecord(first)}${more}`,
    what: problem === undefined ? `Launch planned by ${by}` : `Launch planned by ${by}, refused`,
    link: fieldLink(first, ''),
    ...(recordKind(first) === 'landing' && { preview: previewLink(first, at) }),
    markets,
    ...(problem !== undefined && { problem }),
  }
}

function momentEntry({ at, record, path, name, slug, markets }: Calendar['moments'][number]): Entry {
  // Landings of a collection are not stated one by one.
  const isOwn = recordKind(record) !== 'collection' || slug === undefined
  return {
    key: [record, name, ...path].join(' '),
    kind: kindOf(path.at(-1) ?? ''),
    at,
    day: dayOf(at),
    label: slug === undefined ? sayRecord(record) : nameOf({ slug }),
    what: nameOfPath(isOwn ? record : 'landings/match.json', path, () => undefined),
    link: fieldLink(record, isOwn ? path : ''),
    ...(slug !== undefined && recordKind(record) === 'landing' && { preview: previewLink(record, at) }),
    markets,
  }
}

const begins = ['from', 'since', 'published', 'termsVersion']
const ends = ['until', 'closes']

function kindOf(property: string): EntryKind {
  if (begins.includes(property)) return 'begins'
  if (ends.includes(property)) return 'ends'
  return /kickOff/i.test(property) ? 'match' : 'other'
}

const previewLink = (record: string, at: string) => `#/edit/${record}?moment=${encodeURIComponent(at)}`
