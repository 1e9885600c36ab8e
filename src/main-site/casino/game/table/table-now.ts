import type { GamesCalls } from '../../../../contract/calls/games.ts'

export type TableAnswer = GamesCalls['table']['answer']
export type TableNow = TableAnswer['table']

/** What the stream tells about a table: how far its round is, or who has bet in it. */
export type TableChange = Pick<TableNow, 'round'> & Partial<Omit<TableNow, 'round'>> & { readonly table: string }

/** The table after a change. What a round before it tells comes too late. */
export function tableAfter(before: TableNow, change: TableChange): TableNow {
  if (change.round < before.round) return before
  const { table: _, ...told } = change
  if (change.round > before.round) {
    if (told.state === undefined) return before
    const { shown: __, seed: ___, ends_at: ____, ...rest } = before
    return { ...rest, ...told, bets: [], players: 0, results: resultsWith(before) }
  }
  return { ...before, ...told }
}

const mostResults = 20

/** The results with that of the round that is over. */
export function resultsWith({ results, round, shown, seed }: TableNow): TableNow['results'] {
  if (!shown || seed === undefined || results.some((one) => one.round === round)) return results
  return [{ round, shown, seed }, ...results].slice(0, mostResults)
}
