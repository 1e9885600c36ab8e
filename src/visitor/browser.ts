/** What calls and sessions need of the browser; tests and previews bring one of their own. */
export type Browser = {
  readonly readCookie: (name: string) => string | undefined
  readonly writeCookie: (name: string, value: string, seconds: number) => void
  readonly removeCookie: (name: string) => void
  /** Kept beyond the page where the browser allows it, forgotten where not. */
  readonly remember: (name: string, value: string | null) => void
  readonly recall: (name: string) => string | null
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}
