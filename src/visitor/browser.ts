/** What calls and sessions need from the browser. Tests and previews implement their own. */
export type Browser = {
  readonly readCookie: (name: string) => string | undefined
  readonly writeCookie: (name: string, value: string, seconds: number) => void
  readonly removeCookie: (name: string) => void
  /** Stored beyond the page if the browser allows it. Null removes the value. */
  readonly remember: (name: string, value: string | null) => void
  readonly recall: (name: string) => string | null
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}
