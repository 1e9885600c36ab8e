/** A cookie as data, before it is written as a header. */
export type CookieToSet = {
  readonly name: string
  readonly value: string
  /** In seconds. */
  readonly maxAge: number
  readonly path: string
}

/** The cookies of a request. */
export type Cookies = ReadonlyMap<string, string>
