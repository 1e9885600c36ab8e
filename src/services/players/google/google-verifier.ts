export type GoogleIdentity = {
  /** Google's id of the account, the only property that never changes. */
  readonly sub: string
  readonly email?: string
  readonly emailVerified: boolean
  readonly nonce?: string
}

export type GoogleVerifier = {
  /** Empty if sign-in with Google is not offered. */
  readonly clientId: string
  /** Returns undefined if the token is forged, expired or issued for another client. */
  readonly verify: (token: string) => Promise<GoogleIdentity | undefined>
}
