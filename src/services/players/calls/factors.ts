import {
  addAuthenticator as add,
  findAuthenticator,
  removeAuthenticator as remove,
  showsCode,
} from '../../factors/authenticators/authenticators.ts'
import { keyOfSetUp, newSetUp } from '../../factors/authenticators/set-up.ts'
import type { Owner } from '../../factors/owner.ts'
import {
  countRecoveryCodes,
  forgetRecoveryCodes,
  makeRecoveryCodes as makeCodes,
} from '../../factors/recovery-codes/recovery-codes.ts'
import { callError } from '../errors.ts'
import { changeFactors } from '../factors/change-factors.ts'
import type { Handler, Player, Players } from '../players.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

const ownerOf = ({ account }: Player): Owner => ({ kind: 'player', id: account.id })

export const factors: Handler<'factors'> = async (players, { player }) => {
  const owner = ownerOf(player)
  const app = await findAuthenticator(players, owner)
  return {
    authenticator: app
      ? { added_at: seconds(app.created_at), used_at: app.used_at === null ? null : seconds(app.used_at) }
      : null,
    recovery_codes_left: await countRecoveryCodes(players, owner),
  }
}

export const setUpAuthenticator: Handler<'set-up-authenticator'> = (players, { player }) => {
  const { email_written, phone, login, id } = player.account
  const account = email_written ?? phone ?? login ?? id
  return newSetUp(players, ownerOf(player), { issuer: players.records().site.brand.name, account })
}

/** The other sessions began without this factor: they end. */
export const addAuthenticator: Handler<'add-authenticator'> = async (players, input) => {
  const { body, player } = input
  const owner = ownerOf(player)
  const key = keyOfSetUp(players, owner, body.token)
  if (!key) throw callError('set-up-expired')
  // Before the player proves anything: a mistyped code does not use up the code to the mailbox.
  if (!showsCode(players, key, body.code)) throw callError('factor-wrong')
  const work = async (inside: Players) => {
    if (await findAuthenticator(inside, owner)) throw callError('factor-exists')
    if (!(await add(inside, owner, { key, code: body.code }))) throw callError('factor-wrong')
    await endSessionsOf(inside.db, owner.id, players.now(), player.sessionId)
    return { recovery_codes: await makeCodes(inside, owner) }
  }
  return changeFactors(players, input, { name: 'factor-added', work })
}

/** Recovery codes replace a factor: without one they are void. */
export const removeAuthenticator: Handler<'remove-authenticator'> = async (players, input) => {
  const owner = ownerOf(input.player)
  const work = async (inside: Players) => {
    if (!(await remove(inside, owner))) throw callError('unknown-factor')
    await forgetRecoveryCodes(inside, owner)
    return { success: true }
  }
  return changeFactors(players, input, { name: 'factor-removed', work })
}

export const makeRecoveryCodes: Handler<'make-recovery-codes'> = async (players, input) => {
  const owner = ownerOf(input.player)
  const work = async (inside: Players) => {
    if (!(await findAuthenticator(inside, owner))) throw callError('unknown-factor')
    return { recovery_codes: await makeCodes(inside, owner) }
  }
  return changeFactors(players, input, { name: 'recovery-codes-made', work })
}
