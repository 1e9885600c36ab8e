import { randomBytes } from 'node:crypto'
import { seal, unsealWithAny } from '../../../kernel/seal.ts'
import type { Factors, Owner } from '../owner.ts'
import { toBase32 } from './base32.ts'

const purpose = 'authenticator-set-ups'
const lifetime = 15 * 60_000

type SetUp = { readonly owner: string; readonly key: string; readonly expires: number }

type Label = { readonly issuer: string; readonly account: string }

/** A new key, and the token with which it comes back: nothing is stored until the app has shown a code. */
export function newSetUp({ secrets, now }: Factors, owner: Owner, { issuer, account }: Label) {
  const bytes = randomBytes(20)
  const key = toBase32(bytes)
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const setUp: SetUp = { owner: nameOf(owner), key: bytes.toString('base64'), expires: now() + lifetime }
  return {
    key,
    address: `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`,
    token: seal(JSON.stringify(setUp), secrets.keyFor(purpose)),
  }
}

/** The key of a token; undefined if the token has expired, or is not of this owner. */
export function keyOfSetUp({ secrets, now }: Factors, owner: Owner, token: string): Buffer | undefined {
  const text = unsealWithAny(token, secrets.keysFor(purpose))
  if (text === undefined) return undefined
  const setUp = JSON.parse(text) as SetUp
  const isValid = setUp.owner === nameOf(owner) && setUp.expires > now()
  return isValid ? Buffer.from(setUp.key, 'base64') : undefined
}

const nameOf = ({ kind, id }: Owner) => `${kind} ${id}`
