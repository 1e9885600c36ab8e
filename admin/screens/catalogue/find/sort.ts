import type { Landing } from '../../../model/landings/landing.ts'
import type { Row } from './rows.ts'

const keys = {
  slug: ({ slug }: Landing) => slug,
  parent: ({ extends: parent = '' }: Landing) => parent,
  theme: ({ theme = '' }: Landing) => theme,
  market: ({ market = '' }: Landing) => market,
  dialog: ({ dialog = '' }: Landing) => dialog,
  section: ({ section = '' }: Landing) => section,
  tags: ({ tags }: Landing) => tags.join(' '),
  state: ({ state }: Landing) => state,
  changed: ({ changedAt }: Landing) => changedAt,
} as const satisfies Record<string, (landing: Landing) => string>

export type SortKey = keyof typeof keys

export const sortKeys = Object.keys(keys) as SortKey[]

export type Order = { readonly by: SortKey; readonly isDescending: boolean }

/** Compares plain strings: collation of a hundred thousand of them is too slow. */
export function sortRows(rows: readonly Row[], { by, isDescending }: Order): readonly Row[] {
  const keyed = rows.map((row) => ({ row, key: keys[by](row.landing).toLowerCase(), slug: row.landing.slug }))
  const direction = isDescending ? -1 : 1
  keyed.sort((one, other) => direction * compare(one.key, other.key) || compare(one.slug, other.slug))
  return keyed.map(({ row }) => row)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
