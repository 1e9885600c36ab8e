import type { Migrations } from '../../../kernel/database/migrate.ts'
import * as line from './2026-11-24-line.ts'
import * as feed from './2026-11-24-line-feed.ts'
import * as bets from './2026-11-25-bets.ts'
import * as trading from './2026-11-26-trading.ts'
import * as byHand from './2026-11-27-results-by-hand.ts'
import * as stakeLimits from './2026-11-28-stake-limits.ts'
import * as balances from './2026-11-29-balances.ts'
import * as changesOfAll from './2026-11-29-changes-of-all.ts'

export const migrations: Migrations = {
  '2026-11-24-line': line,
  '2026-11-24-line-feed': feed,
  '2026-11-25-bets': bets,
  '2026-11-26-trading': trading,
  '2026-11-27-results-by-hand': byHand,
  '2026-11-28-stake-limits': stakeLimits,
  '2026-11-29-balances': balances,
  '2026-11-29-changes-of-all': changesOfAll,
}
