import type { Settings } from '../../contract/index.ts'
import { desk } from '../../desk/index.ts'
import { kernelErrors } from '../../kernel/calls/errors.ts'
import { migrations } from '../../kernel/database/migrations/index.ts'
import type { SweepRule } from '../../kernel/database/sweep.ts'
import { longestWindow } from '../../kernel/limits/limit.ts'
import type { Events } from '../../services/events/events.ts'
import { events } from '../../services/events/index.ts'
import { offers } from '../../services/offers/index.ts'
import type { Offers } from '../../services/offers/offers.ts'
import { players } from '../../services/players/index.ts'
import type { Players } from '../../services/players/players.ts'

/** The context of the player calls. */
export type Services = Players & Offers & Events

const rooms = [players, offers, events, desk]

/** Ordered so that referenced tables come first. */
export const allMigrations = [migrations, ...rooms.map((room) => room.migrations)]

export const allErrors = { ...kernelErrors, ...desk.errors, ...events.errors, ...offers.errors, ...players.errors }

const limits = rooms.flatMap((room) => Object.values(room.limits))

export const sweepRules = (settings: Settings): readonly SweepRule[] => [
  ...rooms.flatMap(({ sweep }) => (typeof sweep === 'function' ? sweep(settings) : sweep)),
  { table: 'rate_limits', key: 'key', moment: 'updated_at', keep: longestWindow(limits) },
]
