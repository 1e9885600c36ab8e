import type { Caller } from '../../kernel/calls/call.ts'
import * as blocking from '../../services/players/staff-tools/block-player.ts'
import { endPlayerSessions as endSessions } from '../../services/players/staff-tools/end-player-sessions.ts'
import { erasePlayer as erase } from '../../services/players/staff-tools/erase-player.ts'
import { exportPlayer as readAll } from '../../services/players/staff-tools/export-player.ts'
import { resetFactors } from '../../services/players/staff-tools/reset-factors.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk, Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { momentOf } from '../moment.ts'
import type { Staff } from '../tables.ts'

export const blockPlayer: Handler<'block-player'> = async (desk, input) => {
  const { id, reason } = input.body
  await done(desk, input, 'block-player', blocking.blockPlayer(desk, { ...actOf(input), id, reason: reason.trim() }))
  return {}
}

export const unblockPlayer: Handler<'unblock-player'> = async (desk, input) => {
  await done(desk, input, 'unblock-player', blocking.unblockPlayer(desk, actOf(input)))
  return {}
}

export const endPlayerSessions: Handler<'end-player-sessions'> = async (desk, input) => {
  await done(desk, input, 'end-player-sessions', endSessions(desk, actOf(input)))
  return {}
}

export const resetPlayerFactors: Handler<'reset-player-factors'> = async (desk, input) => {
  const reason = input.body.reason.trim()
  const act = { ...actOf(input), reason }
  await done(desk, input, 'reset-player-factors', resetFactors(desk, act))
  return {}
}

export const exportPlayer: Handler<'export-player'> = async (desk, input) => {
  const content = await done(desk, input, 'export-player', readAll(desk, actOf(input)))
  return { exportedAt: momentOf(desk.now()), ...content }
}

export const erasePlayer: Handler<'erase-player'> = async (desk, input) => {
  const outcome = erase(desk, actOf(input)).then((erased) => {
    if (erased === 'open-withdrawal') throw callError('open-withdrawal')
    return erased
  })
  await done(desk, input, 'erase-player', outcome)
  return {}
}

type ActInput = { readonly body: { readonly id: string }; readonly staff: Staff; readonly caller: Caller }

const actOf = ({ body, staff, caller }: ActInput) => ({ id: body.id, staff: staff.id, sender: caller })

/** Waits for an act and logs it; throws if there is no such player. The entry names the player by id alone. */
async function done<Result>(desk: Desk, { body, staff }: ActInput, action: string, act: Promise<Result>) {
  const result = await act
  if (!result) throw callError('unknown-player')
  await addAuditEntry(desk, { staff, action, details: `player ${body.id}` })
  return result as Exclude<Result, undefined | false>
}
