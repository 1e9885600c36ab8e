import type { InboxCallName } from '../../contract/calls/inbox.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of the inbox. */
export type Inbox = Pick<Kernel, 'db' | 'now'>

type Player = { readonly account: { readonly id: string } }

export type Handler<Name extends InboxCallName> = PlayerHandler<Inbox, Player, Name>
