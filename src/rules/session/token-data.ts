export type TokenData = {
  readonly access_token: string
  readonly refresh_token: string
  readonly token_type: string
  /** When the access token expires, in seconds since the epoch. */
  readonly expires_in: number
}

/** The tokens of a response; throws if they are incomplete. */
export function readTokenData(answer: unknown): TokenData {
  if (!isTokenData(answer)) throw new Error('Invalid token data')
  const { access_token, refresh_token, token_type, expires_in } = answer
  return { access_token, refresh_token, token_type, expires_in }
}

function isTokenData(answer: unknown): answer is TokenData {
  if (typeof answer !== 'object' || answer === null) return false
  const { access_token, refresh_token, token_type, expires_in } = answer as Record<keyof TokenData, unknown>
  const isExpiry = typeof expires_in === 'number' && Number.isFinite(expires_in) && expires_in > 0
  return isExpiry && [access_token, refresh_token, token_type].every((text) => typeof text === 'string' && text !== '')
}

/** The lifetime of the access token's cookie in seconds; a missing cookie means an expired token. */
export function accessTokenAge({ expires_in }: TokenData, nowInSeconds: number): number {
  return Math.max(0, Math.floor(expires_in - nowInSeconds))
}
