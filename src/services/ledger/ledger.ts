import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of the ledger. */
export type Ledger = Pick<Kernel, 'db' | 'now'> & {
  /** The currencies of the site say how they are divided. */
  readonly records: () => { readonly site: Pick<Manifest['site'], 'currencies'> }
}

type Player = { readonly account: { readonly id: string } }

export type Handler<Name extends PlayerCallName> = PlayerHandler<Ledger, Player, Name>
