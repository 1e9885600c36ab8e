import { seal, unsealWithAny } from '../../../kernel/seal.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import type { Factors } from '../owner.ts'

const purpose = 'authenticators'

/** The columns of a key, sealed with the current root key. */
export function sealKey({ secrets }: Pick<Factors, 'secrets'>, key: Buffer) {
  return { sealed_key: seal(key.toString('base64'), secrets.keyFor(purpose)), sealed_with: currentKey({ secrets }) }
}

/** Names the current root key, without revealing it. */
export const currentKey = ({ secrets }: Pick<Factors, 'secrets'>): string =>
  hashToken(secrets.keyFor(purpose).toString('base64'))

/** Undefined if the root key with which it was sealed was removed. */
export function unsealKey({ secrets }: Pick<Factors, 'secrets'>, sealed: string): Buffer | undefined {
  const key = unsealWithAny(sealed, secrets.keysFor(purpose))
  return key === undefined ? undefined : Buffer.from(key, 'base64')
}
