import { halfLost, halfWon, lost, returned, type Share, won } from '../share.ts'

export type Result = 'home' | 'draw' | 'away'

export function resultOf([home, away]: readonly [number, number]): Result {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

export const wonIf = (isWon: boolean): Share => (isWon ? won : lost)

/** By how many thousandths an outcome is ahead of its line; a quarter decides one half of the stake, the line itself the other. */
export function shareAhead(ahead: number): Share {
  if (ahead === 0) return returned
  if (Math.abs(ahead) < 500) return ahead > 0 ? halfWon : halfLost
  return wonIf(ahead > 0)
}

export function neededLine(line: number | undefined): number {
  if (line === undefined) throw new Error('A market that is settled by a line has none.')
  return line
}
