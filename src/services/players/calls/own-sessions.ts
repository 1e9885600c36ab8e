import { sayDevice } from '../../../rules/device.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { callError } from '../errors.ts'
import type { Handler } from '../players.ts'
import { openSessionsOf } from '../sessions/open-sessions.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

export const playerSessions: Handler<'player-sessions'> = async (players, { player: { account, sessionId } }) => {
  const sessions = await openSessionsOf(players, account.id)
  return {
    sessions: sessions.map(({ id, ip, user_agent, created_at, seen_at }) => ({
      id,
      device: sayDevice(user_agent),
      country: players.countryOf(ip) ?? null,
      first_seen_at: seconds(created_at),
      last_seen_at: seconds(seen_at),
      is_current: id === sessionId,
    })),
  }
}

export const endOwnSession: Handler<'end-session'> = async (players, { params, player: { account }, caller }) => {
  const { db, now } = players
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable('sessions')
      .set({ ended_at: now() })
      .where('id', '=', params.session)
      .where('account_id', '=', account.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw callError('unknown-session')
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'session-ended', account: account.id })
  })
  return { success: true }
}

export const endOtherSessions: Handler<'end-other-sessions'> = async (players, { player, caller }) => {
  const { db, now } = players
  const { account, sessionId } = player
  await db.transaction().execute(async (transaction) => {
    await endSessionsOf(transaction, account.id, now(), sessionId)
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'sessions-ended', account: account.id })
  })
  return { success: true }
}
