import type { SecurityEventName } from '../../../contract/index.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { type OwnProof, reAuthenticate } from '../accounts/re-authenticate.ts'
import type { Player, Players } from '../players.ts'
import { tellOwner } from '../sending.ts'

type Change<Result> = {
  readonly name: Extract<SecurityEventName, 'factor-added' | 'factor-removed' | 'recovery-codes-made'>
  readonly work: (players: Players) => Promise<Result>
}

type Asking = { readonly player: Player; readonly body: OwnProof; readonly caller: Caller }

/** Changes the factors of a player who proves to be one: one change at a time, recorded and told by e-mail. */
export async function changeFactors<Result>(
  players: Players,
  { player, body, caller }: Asking,
  { name, work }: Change<Result>,
): Promise<Result> {
  const { account } = player
  await reAuthenticate(players, caller, { player, proof: body, purpose: 'change-factors' })
  const result = await inTurn(players.db, `factors of ${account.id}`, async (db) => {
    const done = await work({ ...players, db })
    await addSecurityEvent({ ...players, db }, caller, { name, account: account.id })
    return done
  })
  tellOwner(players, caller, account, name)
  return result
}
