import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import { newChallenge } from '../../services/factors/passkeys/challenges.ts'
import {
  addPasskey as add,
  checkPasskey,
  ownerOfSigned,
  passkeysOf,
  removePasskey as remove,
} from '../../services/factors/passkeys/passkeys.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { changeFactors, requirePassword } from '../factors/change-factors.ts'
import { afterAdding, afterRemoving } from '../factors/first-and-last.ts'
import { relyingPartyOf } from '../factors/relying-party.ts'
import { secondStepLimit } from '../limits.ts'
import { startSession } from '../sessions/start-session.ts'
import { findMember, memberOf } from '../staff/staff.ts'

export const setUpPasskey: Handler<'set-up-passkey'> = async (desk, input) => {
  const { staff, caller } = input
  await requirePassword(desk, input)
  return {
    challenge: await newChallenge(desk, `add ${staff.id}`),
    rpId: relyingPartyOf(desk, caller).id,
    rpName: desk.records().site.brand.name,
    userId: Buffer.from(staff.id).toString('base64url'),
    known: (await passkeysOf(desk, staff.id)).map(({ id }) => id),
  }
}

/** The challenge shows that the password was given for it. */
export const addPasskey: Handler<'add-passkey'> = async (desk, input) => {
  const { body, staff, caller } = input
  const name = body.name.trim() || body.name
  const adding = { ownerId: staff.id, name, made: body, site: relyingPartyOf(desk, caller) }
  const credential = await checkPasskey(desk, adding)
  if (!credential) throw callError('passkey-refused')
  const work = async (inside: typeof desk) => {
    if (!(await add(inside, adding, credential))) throw callError('factor-exists')
    return { recoveryCodes: await afterAdding(inside, input) }
  }
  return changeFactors(desk, input, { name: 'factor-added', what: 'passkey', work })
}

export const removePasskey: Handler<'remove-passkey'> = async (desk, input) => {
  await requirePassword(desk, input)
  const { body, staff } = input
  const work = async (inside: typeof desk) => {
    if (!(await remove(inside, { ownerId: staff.id, id: body.id }))) throw callError('unknown-factor')
    await afterRemoving(inside, staff)
    return {}
  }
  return changeFactors(desk, input, { name: 'factor-removed', what: 'passkey', work })
}

export const passkeyChallenge: Handler<'passkey-challenge'> = async (desk, { caller }) => {
  await applyLimit(desk, secondStepLimit, { ip: caller.ip })
  return { challenge: await newChallenge(desk, 'sign-in'), rpId: relyingPartyOf(desk, caller).id }
}

export const signInWithPasskey: Handler<'sign-in-with-passkey'> = async (desk, { body, caller }) => {
  await applyLimit(desk, secondStepLimit, { ip: caller.ip })
  const id = await ownerOfSigned(desk, { signed: body, site: relyingPartyOf(desk, caller) })
  if (!id) throw callError('passkey-refused')
  const staff = await findMember(desk, id)
  await startSession(desk, caller, { staff, by: 'passkey' })
  return { staff: memberOf(staff) }
}
