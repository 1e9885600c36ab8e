import {
  addAuthenticator as add,
  findAuthenticator,
  removeAuthenticator as remove,
} from '../../services/factors/authenticators/authenticators.ts'
import { keyOfSetUp, newSetUp } from '../../services/factors/authenticators/set-up.ts'
import { hasFactor } from '../../services/factors/held-factors.ts'
import { passkeysOf } from '../../services/factors/passkeys/passkeys.ts'
import {
  countRecoveryCodes,
  makeRecoveryCodes as makeCodes,
} from '../../services/factors/recovery-codes/recovery-codes.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { changeFactors, requirePassword } from '../factors/change-factors.ts'
import { afterAdding, afterRemoving } from '../factors/first-and-last.ts'
import { momentOf } from '../moment.ts'
import { ownerOf } from '../sessions/factor-owner.ts'

export const factors: Handler<'factors'> = async (desk, { staff }) => {
  const owner = ownerOf(staff)
  const app = await findAuthenticator(desk, owner)
  const passkeys = await passkeysOf(desk, staff.id)
  return {
    ...(app && { authenticator: momentsOf(app) }),
    passkeys: passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, ...momentsOf(passkey) })),
    recoveryCodesLeft: await countRecoveryCodes(desk, owner),
    isRequired: desk.settings.STAFF_SECOND_FACTOR === 'required',
  }
}

const momentsOf = ({ created_at, used_at }: { readonly created_at: number; readonly used_at: number | null }) => ({
  addedAt: momentOf(created_at),
  ...(used_at !== null && { usedAt: momentOf(used_at) }),
})

export const setUpAuthenticator: Handler<'set-up-authenticator'> = (desk, { staff }) =>
  newSetUp(desk, ownerOf(staff), { issuer: desk.records().site.brand.name, account: staff.email })

export const addAuthenticator: Handler<'add-authenticator'> = async (desk, input) => {
  await requirePassword(desk, input)
  const owner = ownerOf(input.staff)
  const { token, code } = input.body
  const work = async (inside: typeof desk) => {
    const key = keyOfSetUp(desk, owner, token)
    if (!key) throw callError('set-up-expired')
    if (await findAuthenticator(inside, owner)) throw callError('factor-exists')
    if (!(await add(inside, owner, { key, code }))) throw callError('factor-wrong')
    return { recoveryCodes: await afterAdding(inside, input) }
  }
  return changeFactors(desk, input, { name: 'factor-added', what: 'authenticator', work })
}

export const removeAuthenticator: Handler<'remove-authenticator'> = async (desk, input) => {
  await requirePassword(desk, input)
  const work = async (inside: typeof desk) => {
    if (!(await remove(inside, ownerOf(input.staff)))) throw callError('unknown-factor')
    await afterRemoving(inside, input.staff)
    return {}
  }
  return changeFactors(desk, input, { name: 'factor-removed', what: 'authenticator', work })
}

export const makeRecoveryCodes: Handler<'make-recovery-codes'> = async (desk, input) => {
  await requirePassword(desk, input)
  const owner = ownerOf(input.staff)
  const work = async (inside: typeof desk) => {
    if (!(await hasFactor(inside.db, owner))) throw callError('unknown-factor')
    return { recoveryCodes: await makeCodes(inside, owner) }
  }
  return changeFactors(desk, input, { name: 'recovery-codes-made', what: '', work })
}
