import type { TokenData } from './token-data.ts'

type Sender = {
  readonly path: string
  readonly locale: string
  readonly tokens?: Pick<TokenData, 'token_type' | 'access_token'> | undefined
  readonly fingerprint?: string | undefined
}

/** The headers of every call. */
export function requestHeaders({ path, locale, tokens, fingerprint }: Sender): Record<string, string> {
  return {
    ...(tokens && { Authorization: `${tokens.token_type} ${tokens.access_token}` }),
    'Accept-Language': locale === 'pt' ? 'pt-br' : locale,
    ...(fingerprint && { 'Device-Fingerprint': fingerprint }),
    ...(path.includes('bonus-management') && { 'Content-Location': path }),
  }
}
