import { createLocalJWKSet, type createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Log } from '../../../kernel/log.ts'

/** Falls back to the last known keys while the issuer is unavailable. */
export function lastKnownKeys(remote: ReturnType<typeof createRemoteJWKSet>, log: Pick<Log, 'warn'>): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (err) {
      if (isAboutTheToken(err)) throw err
      log.warn({ err }, 'The keys of the issuer could not be fetched')
      const known = remote.jwks()
      if (!known) throw err
      return createLocalJWKSet(known)(header, token)
    }
  }
}

function isAboutTheToken(err: unknown): boolean {
  return err instanceof errors.JWKSNoMatchingKey || err instanceof errors.JWKSMultipleMatchingKeys
}
