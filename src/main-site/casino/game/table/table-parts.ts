import type { ShownGame } from '../../../page/casino.ts'
import type { Terms } from '../play/use-terms.ts'
import type { TableNow } from './table-now.ts'
import type { OwnBets } from './use-own-bets.ts'

/** What the screens of tables have in common. */
export type TableParts = {
  readonly game: ShownGame
  readonly table: TableNow
  readonly clock: () => number
  readonly own: OwnBets
  readonly terms: Terms
}
