import type { BulkOrder } from '../../../../src/contract/index.ts'

type Copy = Extract<BulkOrder, { kind: 'copy' }>['copies'][number]

/** What is copied, where to, and how the copies are called. */
export type Copies = {
  readonly records: readonly string[]
  readonly markets: readonly string[]
  /** `{address}` and `{market}` stand for those of the copy. */
  readonly pattern: string
  /** Addresses that were typed, by `keyOf`. */
  readonly typed: ReadonlyMap<string, string>
}

export const firstPattern = '{address}-{market}'

/** A copy, whatever its address. */
export const keyOf = ({ record, market }: Pick<Copy, 'record' | 'market'>): string => `${record} ${market}`

/** Every landing for every market. */
export function copiesOf({ records, markets, pattern, typed }: Copies): Copy[] {
  return records.flatMap((record) =>
    markets.map((market) => {
      const slug = record.replace(/^landings\/|\.json$/g, '')
      const named = pattern.replaceAll('{address}', slug).replaceAll('{market}', market)
      return { record, market, slug: typed.get(keyOf({ record, market })) ?? named }
    }),
  )
}

/** Without `{market}`, all copies of a landing would have one address. */
export function patternProblem(pattern: string, markets: readonly string[]): string | undefined {
  if (!pattern.includes('{address}')) return 'The pattern needs {address}, the address of the original.'
  return markets.length > 1 && !pattern.includes('{market}')
    ? 'With several markets, the pattern needs {market}.'
    : undefined
}
