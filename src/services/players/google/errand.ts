/** Form fields as they come: a name that is given twice is a list. */
export type Fields = Readonly<Record<string, unknown>>

/** Why a visitor was sent here, and where to go afterwards. */
export type Errand = {
  readonly clientId: string
  readonly nonce: string
  readonly state: string
  /** A path on this server; empty where a window waits for the answer. */
  readonly redirectUri: string
  readonly loginHint: string
}

/** Nothing where the visitor would be sent to somebody else. */
export function readErrand(fields: Fields, origin: string): Errand | undefined {
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

/** Parsed once and compared exactly; what is left is a path, so that the visitor stays on this server. */
function redirectOf(text: string, origin: string): string | undefined {
  if (text === '') return ''
  const target = URL.parse(text, origin)
  if (!target || target.host !== URL.parse(origin)?.host || target.username || target.password) return undefined
  // Two slashes at the beginning would be another host.
  return target.pathname.startsWith('//') ? undefined : target.pathname + target.search
}

const textOf = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '')
