import type { Share } from '../../../rules/settlement/share.ts'

export type ShareName = 'won' | 'lost' | 'returned' | 'half-won' | 'half-lost' | 'partly-won'

/** How a leg has ended, in a word. A dead heat has won in part. */
export function shareName({ returned, won, of }: Share): ShareName {
  if (won === of) return 'won'
  if (returned === of) return 'returned'
  if (won === 0) return returned === 0 ? 'lost' : 'half-lost'
  return returned > 0 ? 'half-won' : 'partly-won'
}
