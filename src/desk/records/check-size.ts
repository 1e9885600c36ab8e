import type { RecordText } from '../../contract/index.ts'

/** How many landings records make: a collection makes one for each ordered pair of its teams. */
export function landingsIn(records: readonly RecordText[]): number {
  return records.reduce((sum, { record, text }) => sum + (record.startsWith('collections/') ? pairsIn(text) : 1), 0)
}

function pairsIn(text: string): number {
  const { teams, overrides } = parse(text)
  const [pairs, others] = [lengthOf(teams), lengthOf(overrides)]
  return pairs * Math.max(0, pairs - 1) + others
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

function parse(text: string): { readonly teams?: unknown; readonly overrides?: unknown } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
