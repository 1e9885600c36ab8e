export type GoogleIdentity = {
  /** What Google knows the account by; the only thing that never changes. */
  readonly sub: string
  readonly email?: string
  readonly emailVerified: boolean
  readonly nonce?: string
}

export type GoogleVerifier = {
  /** Empty where there is no such button. */
  readonly clientId: string
  /** Nothing where the token is forged, stale, or meant for somebody else. */
  readonly verify: (token: string) => Promise<GoogleIdentity | undefined>
}
