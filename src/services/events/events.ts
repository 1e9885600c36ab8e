import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { Settings } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of the event log. */
export type Events = Pick<Kernel, 'db' | 'now'> & { readonly settings: Pick<Settings, 'EVENTS_MAX'> }

export type Handler<Name extends PlayerCallName> = PlayerHandler<Events, unknown, Name>
