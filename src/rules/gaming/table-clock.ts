import type { Game, TableState } from '../../contract/index.ts'

type Timing = NonNullable<Game['table']>

/** Between the last bet and what is shown of the outcome, in milliseconds. */
const noMoreBets = 1000

/** When bets are taken and shown, in milliseconds since 1970. A flight has its own end. */
export type TableTimes = {
  readonly opened_at: number
  readonly closes_at: number
  readonly shown_at: number
  readonly ends_at: number
  /** When the next round begins. */
  readonly next_at: number
}

/** The times of a round that begins now; a flight lasts so many milliseconds, and is followed by what the table shows. */
export function tableTimes({ betting, showing }: Timing, opened_at: number, flight?: number): TableTimes {
  const closes_at = opened_at + betting * 1000
  const shown_at = closes_at + noMoreBets
  const ends_at = shown_at + (flight ?? showing * 1000)
  return { opened_at, closes_at, shown_at, ends_at, next_at: flight === undefined ? ends_at : ends_at + showing * 1000 }
}

/** How far a round is. */
export function tableStateAt(
  { closes_at, shown_at, ends_at }: Pick<TableTimes, 'closes_at' | 'shown_at' | 'ends_at'>,
  now: number,
): TableState {
  if (now < closes_at) return 'open'
  if (now < shown_at) return 'closed'
  return now < ends_at ? 'showing' : 'over'
}
