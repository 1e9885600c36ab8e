import { createLocalJWKSet, type createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Log } from '../../../kernel/log.ts'

/** While the issuer cannot be reached, the keys that it showed last are good enough. */
export function lastKnownKeys(remote: ReturnType<typeof createRemoteJWKSet>, log: Pick<Log, 'warn'>): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (err) {
      if (isAboutTheToken(err)) throw err
      log.warn({ err }, 'The keys of the issuer cannot be read')
      const known = remote.jwks()
      if (!known) throw err
      return createLocalJWKSet(known)(header, token)
    }
  }
}

function isAboutTheToken(err: unknown): boolean {
  return err instanceof errors.JWKSNoMatchingKey || err instanceof errors.JWKSMultipleMatchingKeys
}
