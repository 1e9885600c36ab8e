import type { Settings } from '../../contract/index.ts'
import { desk } from '../../desk/index.ts'
import { kernelErrors } from '../../kernel/calls/errors.ts'
import { migrations } from '../../kernel/database/migrations/index.ts'
import type { SweepRule } from '../../kernel/database/sweep.ts'
import { longestWindow } from '../../kernel/limits/limit.ts'
import type { Service } from '../../kernel/service.ts'
import { keptFor } from '../../kernel/stream/recent-changes.ts'
import type { Cashier } from '../../services/cashier/cashier.ts'
import { cashier } from '../../services/cashier/index.ts'
import type { Events } from '../../services/events/events.ts'
import { events } from '../../services/events/index.ts'
import { factors } from '../../services/factors/index.ts'
import type { Games } from '../../services/games/games.ts'
import { games } from '../../services/games/index.ts'
import { inbox } from '../../services/inbox/index.ts'
import { ledger } from '../../services/ledger/index.ts'
import { offers } from '../../services/offers/index.ts'
import type { Offers } from '../../services/offers/offers.ts'
import { players } from '../../services/players/index.ts'
import type { Players } from '../../services/players/players.ts'
import { samples } from '../../services/samples/index.ts'
import { security } from '../../services/security/index.ts'
import { sportsbook } from '../../services/sportsbook/index.ts'
import { verification } from '../../services/verification/index.ts'
import type { Verifying } from '../../services/verification/verification.ts'

/** The context of the player calls. */
export type Services = Players & Offers & Events & Cashier & Verifying & Games

const rooms: readonly Service[] = [
  players,
  ledger,
  offers,
  cashier,
  sportsbook,
  games,
  verification,
  events,
  inbox,
  security,
  samples,
  desk,
  factors,
]

/** Ordered so that referenced tables come first. */
export const allMigrations = [migrations, ...rooms.map((room) => room.migrations)]

export const allErrors = {
  ...kernelErrors,
  ...cashier.errors,
  ...desk.errors,
  ...events.errors,
  ...games.errors,
  ...inbox.errors,
  ...ledger.errors,
  ...offers.errors,
  ...players.errors,
  ...sportsbook.errors,
  ...verification.errors,
}

const limits = rooms.flatMap((room) => Object.values(room.limits).flatMap((limit) => limit ?? []))

export const sweepRulesFor = (settings: Settings): readonly SweepRule[] => [
  ...rooms.flatMap((room) => room.sweep(settings)),
  { table: 'rate_limits', key: ['key'], moment: 'updated_at', keep: longestWindow(limits) },
  { table: 'stream_changes', key: ['sequence'], moment: 'created_at', keep: 2 * keptFor },
]
