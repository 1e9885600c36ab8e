import type { Kernel } from './kernel.ts'
import { seal, unsealWithAny } from './seal.ts'
import { hashToken } from './secrets.ts'

type Keeper = Pick<Kernel, 'secrets'>

/** Keys that are stored: sealed with the key of a purpose, which is derived from the root key. */
export function sealedKeys(purpose: string) {
  /** Names the current root key, without revealing it. */
  const currentKey = ({ secrets }: Keeper): string => hashToken(secrets.keyFor(purpose).toString('base64'))
  return {
    currentKey,
    /** The columns of a key. */
    sealKey: ({ secrets }: Keeper, key: Buffer) => ({
      sealed_key: seal(key.toString('base64'), secrets.keyFor(purpose)),
      sealed_with: currentKey({ secrets }),
    }),
    /** Undefined if the root key with which it was sealed was removed. */
    unsealKey({ secrets }: Keeper, sealed: string): Buffer | undefined {
      const key = unsealWithAny(sealed, secrets.keysFor(purpose))
      return key === undefined ? undefined : Buffer.from(key, 'base64')
    },
  }
}
