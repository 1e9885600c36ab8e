/** Form fields as parsed: a repeated name gives an array. */
export type Fields = Readonly<Record<string, unknown>>

/** The parameters of a sign-in request. */
export type SignInRequest = {
  readonly clientId: string
  readonly nonce: string
  readonly state: string
  /** A path on this server; empty if the opener window waits for the answer. */
  readonly redirectUri: string
  readonly loginHint: string
}

/** Returns undefined if the visitor would be redirected to another host. */
export function readSignInRequest(fields: Fields, origin: string): SignInRequest | undefined {
  const redirectUri = redirectOf(textOf(fields['redirect_uri'], 2048), origin)
  if (redirectUri === undefined) return undefined
  return {
    clientId: textOf(fields['client_id'], 200),
    nonce: textOf(fields['nonce'], 128),
    state: textOf(fields['state'], 500),
    redirectUri,
    loginHint: textOf(fields['login_hint'], 320),
  }
}

/** Parses once and compares the origin exactly. Returns only the path, so the visitor stays on this server. */
function redirectOf(text: string, origin: string): string | undefined {
  if (text === '') return ''
  const target = URL.parse(text, origin)
  if (!target || target.host !== URL.parse(origin)?.host || target.username || target.password) return undefined
  // A path that starts with two slashes would be another host.
  return target.pathname.startsWith('//') ? undefined : target.pathname + target.search
}

const textOf = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '')
