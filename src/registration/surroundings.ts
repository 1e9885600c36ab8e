/** What the flow needs of the browser around it; a preview gives it one that leads nowhere. */
export type Surroundings = {
  /** The query of the address with which the visitor came. */
  readonly query: () => URLSearchParams
  readonly href: () => string
  readonly readCookie: (name: string) => string | undefined
  readonly writeCookie: (name: string, value: string, seconds: number) => void
  readonly removeCookie: (name: string) => void
  /** Kept beyond the page where the browser allows it, forgotten where not. */
  readonly remember: (name: string, value: string | null) => void
  readonly recall: (name: string) => string | null
  readonly navigate: (address: string) => void
  readonly openDialog: (name: string) => void
  readonly closeDialogs: () => void
  readonly newId: () => string
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}
