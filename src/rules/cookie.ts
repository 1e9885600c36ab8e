/** A cookie as data; whoever answers writes it as a header. */
export type CookieToSet = {
  readonly name: string
  readonly value: string
  /** In seconds. */
  readonly maxAge: number
  readonly path: string
}

/** The cookies that a request brings. */
export type Cookies = ReadonlyMap<string, string>
