import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import { readIdentity } from '../../../rules/identity.ts'
import { addEvent } from '../../events/record-event.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import type { Handler, Players } from '../players.ts'
import { requirePlayer } from '../sessions/player.ts'

type Body = PlayerCalls['tournament-registration']['body']

/** A signed-in player enters with the account; other visitors give an address or phone and solve the captcha. */
async function contactOf(players: Players, body: Body, caller: Caller): Promise<string> {
  if (caller.header('authorization')) {
    const { account } = await requirePlayer(players, caller)
    return account.email ?? account.phone ?? account.id
  }
  const identity = readIdentity(body.email ?? body.phone ?? '')
  if (!identity) throw invalidInput(body.phone && !body.email ? 'phone' : 'email')
  await requireCaptcha(players, caller, body['captcha-token'])
  return identity.kind === 'email' ? identity.email : identity.phone
}

export const tournamentRegistration: Handler<'tournament-registration'> = async (players, { body, caller }) => {
  const { db, now, records } = players
  const contact = await contactOf(players, body, caller)
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('tournament_entries')
        .values({
          tournament: body.tournament,
          contact,
          name: body.name ?? null,
          answer: body.answer ?? null,
          locale: body.locale ?? records().site.defaultLocale,
          landing: body.landing ?? null,
          created_at: now(),
        })
        .execute()
      const details = { tournament: body.tournament }
      await addEvent({ db: transaction, now }, { ...body, kind: 'tournament', details })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? callError('user-exists', { location: 'email' }) : error
  }
  return true
}
